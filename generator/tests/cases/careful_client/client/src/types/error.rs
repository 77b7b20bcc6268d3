// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `Error`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Error {
    /// `message`.
    pub message: Option<String>,
}

impl Error {
    /// Sets `message`.
    #[must_use]
    pub fn message(mut self, message: impl IntoOptional<String>) -> Self {
        self.message = message.into_optional();
        self
    }
}

impl json::EncodeFields for Error {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("message", &self.message);
    }
}

impl json::Decode for Error {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut message: Option<String> = None;
        object::read(reader, &mut [object::optional("message", &mut message)])?;
        Ok(Self { message })
    }
}

object::implement!(Error);
