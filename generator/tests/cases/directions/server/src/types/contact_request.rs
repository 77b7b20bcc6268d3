// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::mail_request::{MailRequest, MAIL_REQUEST_SCHEMA};
use crate::types::phone::{Phone, PHONE_SCHEMA};

/// `Contact`.
#[derive(Clone, Debug, PartialEq)]
pub enum ContactRequest {
    Phone(Phone),
    Mail(MailRequest),
}

impl From<Phone> for ContactRequest {
    fn from(value: Phone) -> Self {
        Self::Phone(value)
    }
}

impl From<MailRequest> for ContactRequest {
    fn from(value: MailRequest) -> Self {
        Self::Mail(value)
    }
}

impl json::EncodeFields for ContactRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Phone(value) => fields.tagged("kind", "Phone", value),
            Self::Mail(value) => fields.tagged("kind", "Mail", value),
        }
    }
}

impl json::Encode for ContactRequest {
    fn encode(&self, writer: &mut json::Writer) {
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for ContactRequest {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Phone),
            _ => json::decode(reader).map(Self::Mail),
        }
    }
}

union::implement! {
    ContactRequest by property "kind" {
        "Phone" = 0;
        "Mail" = 1;
    }
}

pub(crate) static CONTACT_REQUEST_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <ContactRequest as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&PHONE_SCHEMA),
            Schema::Reference(&MAIL_REQUEST_SCHEMA),
        ],
    },
);
