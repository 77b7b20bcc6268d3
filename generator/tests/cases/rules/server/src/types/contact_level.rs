// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `ContactLevel`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{Items, Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::ContactLevelWithFour;

/// `ContactLevel`.
#[derive(Clone, Debug, PartialEq)]
pub enum ContactLevel {
    /// `NumberArray`.
    NumberArray(Vec<f64>),
    /// `Number`.
    Number(f64),
    /// `WithFour`.
    WithFour(ContactLevelWithFour),
    /// `String`.
    String(String),
}

impl From<Vec<f64>> for ContactLevel {
    fn from(value: Vec<f64>) -> Self {
        Self::NumberArray(value)
    }
}

impl From<f64> for ContactLevel {
    fn from(value: f64) -> Self {
        Self::Number(value)
    }
}

impl From<ContactLevelWithFour> for ContactLevel {
    fn from(value: ContactLevelWithFour) -> Self {
        Self::WithFour(value)
    }
}

impl From<String> for ContactLevel {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl json::Encode for ContactLevel {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::NumberArray(value) => writer.value(value),
            Self::Number(value) => writer.value(value),
            Self::WithFour(value) => writer.value(value),
            Self::String(value) => writer.value(value),
        }
    }
}

union::implement!(ContactLevel);

impl Union for ContactLevel {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::NumberArray),
            1 => json::decode(reader).map(Self::Number),
            2 => json::decode(reader).map(Self::WithFour),
            _ => json::decode(reader).map(Self::String),
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::Array,
        },
        Case {
            variant: 1,
            is: ValueKind::Number,
        },
        Case {
            variant: 2,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["four"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            variant: 3,
            is: ValueKind::String,
        },
    ],
    Fits::Some,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Array(
                &Items {
                    schema: Schema::Number(NumberBounds::ANY),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
            Schema::Number(NumberBounds::ANY),
            Schema::Reference(&types::contact_level_with_four::SCHEMA),
            Schema::String(&[]),
        ],
    },
);
