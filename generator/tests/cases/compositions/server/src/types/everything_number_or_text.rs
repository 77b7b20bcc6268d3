// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingNumberOrText`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};

/// `EverythingNumberOrText`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingNumberOrText {
    /// `Integer`.
    Integer(i64),
    /// `String`.
    String(String),
}

impl From<i64> for EverythingNumberOrText {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for EverythingNumberOrText {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl json::Encode for EverythingNumberOrText {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::String(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingNumberOrText);

impl Union for EverythingNumberOrText {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => {
                union::checked(json::decode(reader), |&value: &i64| value >= 5)
                    .map(Self::Integer)
            }
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &String| value.chars().count() >= 2,
                    )
                    .map(Self::String)
            }
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::Integer,
        },
        Case {
            variant: 1,
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
            Schema::Integer(5, i64::MAX),
            Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() >= 2,
                        expected: "expected at least 2 characters",
                    },
                ],
            ),
        ],
    },
);
