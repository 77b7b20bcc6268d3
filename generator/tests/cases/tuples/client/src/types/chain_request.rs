// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Chain`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::twig_request::TwigRequest;

/// `Chain`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ChainRequest {
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

impl Union for ChainRequest {
    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Items)
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    ChainRequest by any shape {
        0 = array;
    }
}
