// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Target`.

use crate::runtime::by_serde::BySerde;
use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::schema::{Items, Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::runtime::{codec, json};
use crate::types;
use crate::types::{FilePath, TargetInteger, TargetWithHref};

/// `Target`.
#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    /// `FilePath`.
    FilePath(FilePath),
    /// `Integer`.
    Integer(TargetInteger),
    /// `WithHref`.
    WithHref(TargetWithHref),
    /// `FilePathArray`.
    FilePathArray(Vec<FilePath>),
}

impl From<TargetWithHref> for Target {
    fn from(value: TargetWithHref) -> Self {
        Self::WithHref(value)
    }
}

impl json::Encode for Target {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::FilePath(value) => {
                writer.value(&codec::Encoded::<BySerde<FilePath>>(value))
            }
            Self::Integer(value) => {
                writer.value(&codec::Encoded::<BySerde<TargetInteger>>(value))
            }
            Self::WithHref(value) => writer.value(value),
            Self::FilePathArray(value) => {
                writer.value(&codec::Encoded::<Vec<BySerde<FilePath>>>(value))
            }
        }
    }
}

union::implement!(Target);

impl Union for Target {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => codec::decode::<BySerde<FilePath>>(reader).map(Self::FilePath),
            1 => codec::decode::<BySerde<TargetInteger>>(reader).map(Self::Integer),
            2 => json::decode(reader).map(Self::WithHref),
            _ => codec::decode::<Vec<BySerde<FilePath>>>(reader).map(Self::FilePathArray),
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
            is: ValueKind::Integer,
        },
        Case {
            variant: 2,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["href"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            variant: 3,
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
            Schema::Reference(&types::file_path::SCHEMA),
            Schema::Reference(&types::target_integer::SCHEMA),
            Schema::Reference(&types::target_with_href::SCHEMA),
            Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::file_path::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
