// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingWhen`.

use jiff::Zoned;
use jiff::civil::Date;

use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::TextRule;
use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{codec, json, transcode};

/// `EverythingWhen`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingWhen {
    /// `Date`.
    Date(Date),
    /// `DateTime`.
    DateTime(Zoned),
}

impl From<Date> for EverythingWhen {
    fn from(value: Date) -> Self {
        Self::Date(value)
    }
}

impl From<Zoned> for EverythingWhen {
    fn from(value: Zoned) -> Self {
        Self::DateTime(value)
    }
}

impl json::Encode for EverythingWhen {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Date(value) => writer.value(value),
            Self::DateTime(value) => writer.value(value),
        }
    }
}

impl json::Decode for EverythingWhen {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(EverythingWhen);

impl Union for EverythingWhen {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Date),
            _ => json::decode(reader).map(Self::DateTime),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            branch: 0,
            is: ValueKind::String,
        },
        Case {
            branch: 1,
            is: ValueKind::String,
        },
    ],
    Fits::One,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::String(
                &[
                    TextRule {
                        holds: |text| codec::is::<DateText>(text),
                        expected: <DateText as codec::TextFormat>::EXPECTED,
                    },
                ],
            ),
            Schema::String(
                &[
                    TextRule {
                        holds: |text| codec::is::<DateTimeText>(text),
                        expected: <DateTimeText as codec::TextFormat>::EXPECTED,
                    },
                ],
            ),
        ],
    },
);
