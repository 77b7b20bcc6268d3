// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Wild`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::lion::Lion;
use crate::types::wolf::Wolf;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Wild {
    Lion(Lion),
    Wolf(Wolf),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Lion> for Wild {
    fn from(value: Lion) -> Self {
        Self::Lion(value)
    }
}

impl From<Wolf> for Wild {
    fn from(value: Wolf) -> Self {
        Self::Wolf(value)
    }
}

impl json::EncodeFields for Wild {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Lion(value) => fields.tagged("kind", "Lion", value),
            Self::Wolf(value) => fields.tagged("kind", "Wolf", value),
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for Wild {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for Wild {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Lion),
            _ => json::decode(reader).map(Self::Wolf),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Wild by property "kind" {
        "Lion" = 0;
        "Wolf" = 1;
    }
}
