// @generated from shared_types.yaml by `cargo xtask codegen`; do not edit.
//! `Toy`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::ball::Ball;
use crate::types::rope::Rope;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Toy {
    Ball(Ball),
    Rope(Rope),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Ball> for Toy {
    fn from(value: Ball) -> Self {
        Self::Ball(value)
    }
}

impl From<Rope> for Toy {
    fn from(value: Rope) -> Self {
        Self::Rope(value)
    }
}

impl json::EncodeFields for Toy {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Ball(value) => fields.tagged("kind", &["Ball"], value),
            Self::Rope(value) => fields.tagged("kind", &["Rope"], value),
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for Toy {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for Toy {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Ball),
            _ => json::decode(reader).map(Self::Rope),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Toy by property "kind" {
        "Ball" = 0;
        "Rope" = 1;
    }
}
