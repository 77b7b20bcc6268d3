// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingMixed`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::EverythingMixedObject;

/// `EverythingMixed`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingMixed {
    /// `IntegerArray`.
    IntegerArray(Vec<i64>),
    /// `Object`.
    Object(EverythingMixedObject),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Vec<i64>> for EverythingMixed {
    fn from(value: Vec<i64>) -> Self {
        Self::IntegerArray(value)
    }
}

impl From<EverythingMixedObject> for EverythingMixed {
    fn from(value: EverythingMixedObject) -> Self {
        Self::Object(value)
    }
}

impl json::Encode for EverythingMixed {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::IntegerArray(value) => writer.value(value),
            Self::Object(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingMixed);

impl Union for EverythingMixed {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::IntegerArray),
            _ => json::decode(reader).map(Self::Object),
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
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &[],
                    optional: &["a"],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);
