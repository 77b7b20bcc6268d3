// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLists`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Items, Schema, UnionVariants};
use crate::runtime::union::{self, Union};

/// `EverythingLists`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingLists {
    /// `IntegerArray`.
    IntegerArray(Vec<i64>),
    /// `StringArray`.
    StringArray(Vec<String>),
}

impl From<Vec<i64>> for EverythingLists {
    fn from(value: Vec<i64>) -> Self {
        Self::IntegerArray(value)
    }
}

impl From<Vec<String>> for EverythingLists {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl json::Encode for EverythingLists {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::IntegerArray(value) => writer.value(value),
            Self::StringArray(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingLists);

impl Union for EverythingLists {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::IntegerArray),
            _ => json::decode(reader).map(Self::StringArray),
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::ArrayOf(&[ValueKind::Integer]),
        },
        Case {
            variant: 1,
            is: ValueKind::ArrayOf(&[ValueKind::String]),
        },
    ],
    Fits::One,
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
            Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
