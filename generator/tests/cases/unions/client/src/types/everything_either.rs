// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingEither`.

use serde_json::Value;
use uuid::Uuid;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};

/// `EverythingEither`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingEither {
    /// `String`.
    String(String),
    /// `Uuid`.
    Uuid(Uuid),
    /// `UuidArray`.
    UuidArray(Vec<Uuid>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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
            _ => json::decode(reader).map(Self::UuidArray),
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
