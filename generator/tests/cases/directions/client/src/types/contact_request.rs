// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::contact::Contact;
use crate::types::mail_request::MailRequest;
use crate::types::phone::Phone;

/// `Contact`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ContactRequest {
    Phone(Phone),
    Mail(MailRequest),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Phone(value) => fields.tagged("kind", &["Phone"], value),
            Self::Mail(value) => fields.tagged("kind", &["Mail"], value),
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for ContactRequest {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    ContactRequest by property "kind" {
        "Phone" = 0;
        "Mail" = 1;
    }
}

impl From<Contact> for ContactRequest {
    fn from(value: Contact) -> Self {
        match value {
            Contact::Phone(value) => Self::Phone(value),
            Contact::Mail(value) => Self::Mail(value.into()),
            Contact::Unknown(value) => Self::Unknown(value),
        }
    }
}
