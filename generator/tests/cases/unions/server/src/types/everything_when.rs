// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingWhen`.

use jiff::Zoned;
use jiff::civil::Date;

use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, text_format};

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

union::implement!(EverythingWhen);

impl Union for EverythingWhen {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Date),
            _ => json::decode(reader).map(Self::DateTime),
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::String,
        },
        Case {
            variant: 1,
            is: ValueKind::String,
        },
    ],
    Fits::One,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<DateText>(text),
                        expected: <DateText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
            Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<DateTimeText>(text),
                        expected: <DateTimeText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        ],
    },
);
