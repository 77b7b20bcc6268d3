// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::mail::Mail;
use crate::types::phone::Phone;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Contact {
    Mail(Mail),
    Phone(Phone),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Mail> for Contact {
    fn from(value: Mail) -> Self {
        Self::Mail(value)
    }
}

impl From<Phone> for Contact {
    fn from(value: Phone) -> Self {
        Self::Phone(value)
    }
}

impl json::EncodeFields for Contact {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Mail(value) => fields.tagged("kind", "mail", value),
            Self::Phone(value) => json::EncodeFields::encode_fields(value, fields),
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
            0 => json::decode(reader).map(Self::Mail),
            _ => json::decode(reader).map(Self::Phone),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Contact by property "kind" {
        "mail" = 0;
        "Mail" = 0;
        "phone" = 1;
    }
}
