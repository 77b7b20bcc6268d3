// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingSize`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::EverythingSizeKeyword;

/// `EverythingSize`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingSize {
    /// `Keyword`.
    Keyword(EverythingSizeKeyword),
    /// `String`.
    String(String),
}

impl From<EverythingSizeKeyword> for EverythingSize {
    fn from(value: EverythingSizeKeyword) -> Self {
        Self::Keyword(value)
    }
}

impl From<String> for EverythingSize {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl json::Encode for EverythingSize {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Keyword(value) => writer.value(value),
            Self::String(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingSize);

impl Union for EverythingSize {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Keyword),
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &String| {
                            value.chars().count() >= 1
                                && value.chars().all(|character| character.is_ascii_digit())
                        },
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
            is: ValueKind::OneOf(&["small", "large"]),
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
            Schema::Reference(&types::everything_size_keyword::SCHEMA),
            Schema::String(
                &[
                    TextConstraint {
                        holds: |text| {
                            text.chars().count() >= 1
                                && text.chars().all(|character| character.is_ascii_digit())
                        },
                        expected: "expected a string that matches ^[0-9]+$",
                    },
                ],
            ),
        ],
    },
);
