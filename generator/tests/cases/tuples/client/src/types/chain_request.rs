// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Chain`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types::{Chain, TwigRequest};

/// `Chain`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ChainRequest {
    /// `Items`.
    Items(Box<(TwigRequest, Option<ChainRequest>)>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<(TwigRequest, Option<ChainRequest>)> for ChainRequest {
    fn from(value: (TwigRequest, Option<ChainRequest>)) -> Self {
        Self::Items(Box::new(value))
    }
}

impl json::Encode for ChainRequest {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Items(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl json::Decode for ChainRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(ChainRequest);

impl Union for ChainRequest {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Items)
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
            is: ValueKind::Array,
        },
    ],
    Fits::Some,
);

impl From<Chain> for ChainRequest {
    fn from(value: Chain) -> Self {
        match value {
            Chain::Items(value) => {
                Self::Items(Box::new(((*value).0.into(), (*value).1.map(Into::into))))
            }
            Chain::Unknown(value) => Self::Unknown(value),
        }
    }
}
