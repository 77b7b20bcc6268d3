// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Chain`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types::{ChainRequest, Twig};

/// `Chain`.
#[derive(Clone, Debug, PartialEq)]
pub enum Chain {
    /// `Items`.
    Items(Box<(Twig, Option<Chain>)>),
}

impl From<(Twig, Option<Chain>)> for Chain {
    fn from(value: (Twig, Option<Chain>)) -> Self {
        Self::Items(Box::new(value))
    }
}

impl json::Encode for Chain {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Items(value) => writer.value(value),
        }
    }
}

impl json::Decode for Chain {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(Chain);

impl Union for Chain {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Items)
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

impl From<ChainRequest> for Chain {
    fn from(value: ChainRequest) -> Self {
        match value {
            ChainRequest::Items(value) => {
                Self::Items(Box::new(((*value).0.into(), (*value).1.map(Into::into))))
            }
        }
    }
}
