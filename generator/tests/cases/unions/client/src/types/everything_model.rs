// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingModel`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::EverythingModelKeyword;

/// `EverythingModel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingModel {
    /// `String`.
    String(String),
    /// `Keyword`.
    Keyword(EverythingModelKeyword),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingModel);

impl Union for EverythingModel {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::Keyword),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
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
            is: ValueKind::OneOf(&["small", "large"]),
        },
    ],
    Fits::Some,
);
