// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingWords`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Items, Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{Code, Word};

/// `EverythingWords`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingWords {
    /// `CodeArray`.
    CodeArray(Vec<Code>),
    /// `WordArray`.
    WordArray(Vec<Word>),
}

impl json::Encode for EverythingWords {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::CodeArray(value) => writer.value(value),
            Self::WordArray(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingWords);

impl Union for EverythingWords {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => {
                union::checked(
                        json::decode(reader),
                        |value: &Vec<Code>| {
                            value.iter().all(|item| item.chars().count() <= 3)
                        },
                    )
                    .map(Self::CodeArray)
            }
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &Vec<Word>| {
                            value.iter().all(|item| item.chars().count() >= 5)
                        },
                    )
                    .map(Self::WordArray)
            }
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::ArrayOf(&[ValueKind::String]),
        },
        Case {
            variant: 1,
            is: ValueKind::ArrayOf(&[ValueKind::String]),
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
                    schema: Schema::Reference(&types::code::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
            Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::word::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
