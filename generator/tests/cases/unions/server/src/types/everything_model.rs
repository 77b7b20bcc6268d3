// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingModel`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types;
use crate::types::EverythingModelKeyword;

/// `EverythingModel`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingModel {
    /// `String`.
    String(String),
    /// `Keyword`.
    Keyword(EverythingModelKeyword),
}

impl From<String> for EverythingModel {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<EverythingModelKeyword> for EverythingModel {
    fn from(value: EverythingModelKeyword) -> Self {
        Self::Keyword(value)
    }
}

impl json::Encode for EverythingModel {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Keyword(value) => writer.value(value),
        }
    }
}

impl json::Decode for EverythingModel {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(EverythingModel);

impl Union for EverythingModel {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::Keyword),
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
            is: ValueKind::OneOf(&["small", "large"]),
        },
    ],
    Fits::Some,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::String(&[]),
            Schema::Reference(&types::everything_model_keyword::SCHEMA),
        ],
    },
);
