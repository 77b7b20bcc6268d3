// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingContactMail`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// Mail
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingContactMail {
    /// `address`.
    pub address: String,
    /// `name`.
    pub name: Option<String>,
}

/// The required fields of [`EverythingContactMail`].
#[derive(Debug)]
pub struct EverythingContactMailRequired {
    /// `address`.
    pub address: String,
}

impl From<EverythingContactMailRequired> for EverythingContactMail {
    fn from(required: EverythingContactMailRequired) -> Self {
        Self {
            address: required.address,
            name: None,
        }
    }
}

impl EverythingContactMail {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }
}

impl json::EncodeFields for EverythingContactMail {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("address", &self.address);
        fields.optional("name", &self.name);
    }
}

impl json::Decode for EverythingContactMail {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut address: Option<String> = None;
        let mut name: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("address", &mut address),
                object::optional("name", &mut name),
            ],
        )?;
        let Some(address) = address else {
            return Err(object::incomplete());
        };
        Ok(Self { address, name })
    }
}

object::implement!(EverythingContactMail);
