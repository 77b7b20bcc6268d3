// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingSize`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::EverythingSizeKeyword;

/// `EverythingSize`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingSize {
    /// `Keyword`.
    Keyword(EverythingSizeKeyword),
    /// `String`.
    String(String),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingSize);

impl Union for EverythingSize {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Keyword),
            _ => json::decode(reader).map(Self::String),
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
            is: ValueKind::OneOf(&["small", "large"]),
        },
        Case {
            variant: 1,
            is: ValueKind::String,
        },
    ],
    Fits::Some,
);
