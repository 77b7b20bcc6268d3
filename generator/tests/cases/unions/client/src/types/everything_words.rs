// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingWords`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::{Code, Word};

/// `EverythingWords`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingWords {
    /// `CodeArray`.
    CodeArray(Vec<Code>),
    /// `WordArray`.
    WordArray(Vec<Word>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl json::Encode for EverythingWords {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::CodeArray(value) => writer.value(value),
            Self::WordArray(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingWords);

impl Union for EverythingWords {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::CodeArray),
            _ => json::decode(reader).map(Self::WordArray),
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
            is: ValueKind::ArrayOf(&[ValueKind::String]),
        },
        Case {
            variant: 1,
            is: ValueKind::ArrayOf(&[ValueKind::String]),
        },
    ],
    Fits::Some,
);
