// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingEither`.

use uuid::Uuid;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{Items, Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::runtime::uuid::UuidText;
use crate::runtime::{json, text_format};

/// `EverythingEither`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingEither {
    /// `String`.
    String(String),
    /// `Uuid`.
    Uuid(Uuid),
    /// `UuidArray`.
    UuidArray(Vec<Uuid>),
}

impl From<String> for EverythingEither {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Uuid> for EverythingEither {
    fn from(value: Uuid) -> Self {
        Self::Uuid(value)
    }
}

impl From<Vec<Uuid>> for EverythingEither {
    fn from(value: Vec<Uuid>) -> Self {
        Self::UuidArray(value)
    }
}

impl json::Encode for EverythingEither {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Uuid(value) => writer.value(value),
            Self::UuidArray(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingEither);

impl Union for EverythingEither {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            1 => json::decode(reader).map(Self::Uuid),
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &Vec<Uuid>| value.len() <= 3,
                    )
                    .map(Self::UuidArray)
            }
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 1,
            is: ValueKind::String,
        },
        Case {
            variant: 0,
            is: ValueKind::String,
        },
        Case {
            variant: 2,
            is: ValueKind::Array,
        },
    ],
    Fits::Some,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::String(&[]),
            Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<UuidText>(text),
                        expected: <UuidText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
            Schema::Array(
                &Items {
                    schema: Schema::String(
                        &[
                            TextConstraint {
                                holds: |text| text_format::is::<UuidText>(text),
                                expected: <UuidText as text_format::TextFormat>::EXPECTED,
                            },
                        ],
                    ),
                    minimum: 0,
                    maximum: 3,
                },
            ),
        ],
    },
);
