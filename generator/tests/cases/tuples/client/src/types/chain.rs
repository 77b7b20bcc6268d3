// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Chain`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::twig::Twig;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Chain {
    Items(Box<(Twig, Option<Chain>)>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for Chain {
    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Items)
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Chain by any shape {
        0 = array;
    }
}
