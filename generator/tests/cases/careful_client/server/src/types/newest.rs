// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Newest`.

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::found::Found;
use crate::types::missing::Missing;

/// Variants without a discriminator keep their required properties.
#[derive(Clone, Debug, PartialEq)]
pub enum Newest {
    Found(Found),
    Missing(Missing),
}

impl From<Found> for Newest {
    fn from(value: Found) -> Self {
        Self::Found(value)
    }
}

impl From<Missing> for Newest {
    fn from(value: Missing) -> Self {
        Self::Missing(value)
    }
}

impl json::Encode for Newest {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Found(value) => writer.value(value),
            Self::Missing(value) => writer.value(value),
        }
    }
}

impl Union for Newest {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Found),
            _ => json::decode(reader).map(Self::Missing),
        }
    }
}

union::implement! {
    Newest by one shape {
        0 = object { required ["animal"] };
        1 = object { required ["since"] };
    }
}
