// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Target`.

use crate::runtime::foreign::BySerde;
use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::runtime::{coded, json, transcode};
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
                writer.value(&coded::Encoded::<BySerde<FilePath>>(value))
            }
            Self::Integer(value) => {
                writer.value(&coded::Encoded::<BySerde<TargetInteger>>(value))
            }
            Self::WithHref(value) => writer.value(value),
        }
    }
}

impl json::Decode for Target {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(Target);

impl Union for Target {
    const TOLD: Told = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => coded::decode::<BySerde<FilePath>>(reader).map(Self::FilePath),
            1 => coded::decode::<BySerde<TargetInteger>>(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::WithHref),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case { branch: 0, is: Is::String },
        Case { branch: 1, is: Is::Integer },
        Case {
            branch: 2,
            is: Is::Object(
                &Facts {
                    required: &["href"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::One,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::file_path::SCHEMA),
            Schema::Reference(&types::target_integer::SCHEMA),
            Schema::Reference(&types::target_with_href::SCHEMA),
        ],
    },
);
