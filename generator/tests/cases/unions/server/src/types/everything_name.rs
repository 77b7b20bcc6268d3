// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingName`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{Items, Schema, UnionVariants};
use crate::runtime::union::{self, Union};

/// A name, or several.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingName {
    /// `String`.
    String(String),
    /// `StringArray`.
    StringArray(Vec<String>),
}

impl From<String> for EverythingName {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Vec<String>> for EverythingName {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl json::Encode for EverythingName {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::StringArray(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingName);

impl Union for EverythingName {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => {
                union::checked(
                        json::decode(reader),
                        |value: &String| value.chars().count() <= 5,
                    )
                    .map(Self::String)
            }
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &Vec<String>| value.len() >= 2,
                    )
                    .map(Self::StringArray)
            }
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
            is: ValueKind::Array,
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
                        holds: |text| text.chars().count() <= 5,
                        expected: "expected at most 5 characters",
                    },
                ],
            ),
            Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 2,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
