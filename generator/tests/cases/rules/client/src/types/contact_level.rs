// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `ContactLevel`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::ContactLevelWithFour;

/// `ContactLevel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ContactLevel {
    /// `NumberArray`.
    NumberArray(Vec<f64>),
    /// `Number`.
    Number(f64),
    /// `WithFour`.
    WithFour(ContactLevelWithFour),
    /// `String`.
    String(String),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
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
