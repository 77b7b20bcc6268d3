// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLink`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};

/// `EverythingLink`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingLink {
    /// `UriReference`.
    UriReference(String),
    /// `String`.
    String(String),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl json::Encode for EverythingLink {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::UriReference(value) => writer.value(value),
            Self::String(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingLink);

impl Union for EverythingLink {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::UriReference),
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
            is: ValueKind::String,
        },
        Case {
            variant: 1,
            is: ValueKind::String,
        },
    ],
    Fits::Some,
);
