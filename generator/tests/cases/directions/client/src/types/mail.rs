// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::{json, object};

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
    /// `verified`.
    pub verified: bool,
}

/// The required fields of [`Mail`].
#[derive(Debug)]
pub struct MailRequired {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
    /// `verified`.
    pub verified: bool,
}

impl From<MailRequired> for Mail {
    fn from(required: MailRequired) -> Self {
        Self {
            kind: required.kind,
            address: required.address,
            verified: required.verified,
        }
    }
}

impl json::EncodeFields for Mail {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("address", &self.address);
        fields.field("verified", &self.verified);
    }
}

impl json::Decode for Mail {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut address: Option<String> = None;
        let mut verified: Option<bool> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("address", &mut address),
                object::required("verified", &mut verified),
            ],
        )?;
        let (Some(kind), Some(address), Some(verified)) = (kind, address, verified) else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, address, verified })
    }
}

object::implement!(Mail);
