// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Chain`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::twig_request::{TwigRequest, TWIG_REQUEST_SCHEMA};

/// `Chain`.
#[derive(Clone, Debug, PartialEq)]
pub enum ChainRequest {
    Items(Box<(TwigRequest, Option<ChainRequest>)>),
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
        }
    }
}

impl Union for ChainRequest {
    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Items)
    }
}

union::implement! {
    ChainRequest by any shape {
        0 = array;
    }
}

pub(crate) static CHAIN_REQUEST_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <ChainRequest as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Tuple(
                &[
                    Schema::Reference(&TWIG_REQUEST_SCHEMA),
                    Schema::Nullable(&Schema::Reference(&CHAIN_REQUEST_SCHEMA)),
                ],
            ),
        ],
    },
);
