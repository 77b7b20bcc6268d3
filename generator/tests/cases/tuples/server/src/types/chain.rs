// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Chain`.

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::twig::Twig;

#[derive(Clone, Debug, PartialEq)]
pub enum Chain {
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

impl Union for Chain {
    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Items)
    }
}

union::implement! {
    Chain by any shape {
        0 = array;
    }
}
