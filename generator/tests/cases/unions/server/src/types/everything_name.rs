// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingName`.

use crate::runtime::limits::TextRule;
use crate::runtime::schema::{Branches, Items, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};

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

impl json::Decode for EverythingName {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(EverythingName);

impl Union for EverythingName {
    const TOLD: DiscriminatedBy = TOLD;

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

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            branch: 0,
            is: ValueKind::String,
        },
        Case {
            branch: 1,
            is: ValueKind::Array,
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
