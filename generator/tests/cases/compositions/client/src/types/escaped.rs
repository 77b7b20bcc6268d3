// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Escaped`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::part::Part;
use crate::types::r#loop::Loop;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Escaped {
    Part(Part),
    Loop(Loop),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Part> for Escaped {
    fn from(value: Part) -> Self {
        Self::Part(value)
    }
}

impl From<Loop> for Escaped {
    fn from(value: Loop) -> Self {
        Self::Loop(value)
    }
}

impl json::EncodeFields for Escaped {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Part(value) => fields.tagged("what", "part", value),
            Self::Loop(value) => fields.tagged("what", "loop", value),
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for Escaped {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for Escaped {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Part),
            _ => json::decode(reader).map(Self::Loop),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Escaped by property "what" {
        "part" = 0;
        "Part" = 0;
        "loop" = 1;
        "Loop" = 1;
    }
}
