// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::mail::Mail;
use crate::types::phone::Phone;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Contact {
    Phone(Phone),
    Mail(Mail),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Phone> for Contact {
    fn from(value: Phone) -> Self {
        Self::Phone(value)
    }
}

impl From<Mail> for Contact {
    fn from(value: Mail) -> Self {
        Self::Mail(value)
    }
}

impl json::EncodeFields for Contact {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Phone(value) => fields.tagged("kind", "Phone", value),
            Self::Mail(value) => fields.tagged("kind", "Mail", value),
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for Contact {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for Contact {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Phone),
            _ => json::decode(reader).map(Self::Mail),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Contact by property "kind" {
        "Phone" = 0;
        "Mail" = 1;
    }
}
