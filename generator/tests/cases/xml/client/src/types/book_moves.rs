// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `BookMoves`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types::{Lent, Lost};

/// `BookMoves`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum BookMoves {
    /// `Lent`.
    Lent(Lent),
    /// `Lost`.
    Lost(Lost),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Lent> for BookMoves {
    fn from(value: Lent) -> Self {
        Self::Lent(value)
    }
}

impl From<Lost> for BookMoves {
    fn from(value: Lost) -> Self {
        Self::Lost(value)
    }
}

impl json::Encode for BookMoves {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Lent(value) => writer.value(value),
            Self::Lost(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl json::Decode for BookMoves {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(BookMoves);

impl Union for BookMoves {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Lent),
            _ => json::decode(reader).map(Self::Lost),
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
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["steps"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            variant: 1,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["steps"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);
