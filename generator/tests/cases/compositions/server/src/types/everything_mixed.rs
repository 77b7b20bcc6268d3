// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingMixed`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Items, Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::EverythingMixedObject;

/// `EverythingMixed`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingMixed {
    /// `IntegerArray`.
    IntegerArray(Vec<i64>),
    /// `Object`.
    Object(EverythingMixedObject),
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

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Array(
                &Items {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
            Schema::Reference(&types::everything_mixed_object::SCHEMA),
        ],
    },
);
