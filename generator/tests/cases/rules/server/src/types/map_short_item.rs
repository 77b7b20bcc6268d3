// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `MapShortItem`.

use jiff::civil::Date;

use crate::runtime::date::DateText;
use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, text_format};

/// `MapShortItem`.
#[derive(Clone, Debug, PartialEq)]
pub enum MapShortItem {
    /// `Date`.
    Date(Date),
    /// `Integer`.
    Integer(i64),
}

impl From<Date> for MapShortItem {
    fn from(value: Date) -> Self {
        Self::Date(value)
    }
}

impl From<i64> for MapShortItem {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl json::Encode for MapShortItem {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Date(value) => writer.value(value),
            Self::Integer(value) => writer.value(value),
        }
    }
}

union::implement!(MapShortItem);

impl Union for MapShortItem {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Date),
            _ => json::decode(reader).map(Self::Integer),
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
            is: ValueKind::Integer,
        },
    ],
    Fits::Some,
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
            Schema::Integer(i64::MIN, i64::MAX),
        ],
    },
);
