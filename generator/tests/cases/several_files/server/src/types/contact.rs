// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::mail::{Mail, MAIL_SCHEMA};
use crate::types::phone::{Phone, PHONE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Contact {
    Mail(Mail),
    Phone(Phone),
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
            Self::Mail(value) => fields.tagged("by", "mail", value),
            Self::Phone(value) => fields.tagged("by", "phone", value),
        }
    }
}

impl json::Encode for Contact {
    fn encode(&self, writer: &mut json::Writer) {
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
}

union::implement! {
    Contact by property "by" {
        "mail" = 0;
        "Mail" = 0;
        "phone" = 1;
        "Phone" = 1;
    }
}

pub(crate) static CONTACT_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Contact as union::Discriminated>::DISCRIMINATOR,
        variants: &[Schema::Reference(&MAIL_SCHEMA), Schema::Reference(&PHONE_SCHEMA)],
    },
);
