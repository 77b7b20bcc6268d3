// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Parcel`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::box_type::BoxType;
use crate::types::letter::Letter;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Parcel {
    Letter(Letter),
    Box(BoxType),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Letter> for Parcel {
    fn from(value: Letter) -> Self {
        Self::Letter(value)
    }
}

impl From<BoxType> for Parcel {
    fn from(value: BoxType) -> Self {
        Self::Box(value)
    }
}

impl json::EncodeFields for Parcel {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Letter(value) => fields.tagged("kind", "Letter", value),
            Self::Box(value) => fields.tagged("kind", "Box", value),
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for Parcel {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for Parcel {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Letter),
            _ => json::decode(reader).map(Self::Box),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Parcel by property "kind" {
        "Letter" = 0;
        "Box" = 1;
    }
}
