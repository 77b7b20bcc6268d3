// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::{json, object};

/// `Error`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Error {
    /// `message`.
    pub message: String,
}

/// The required fields of [`Error`].
#[derive(Debug)]
pub struct ErrorRequired {
    /// `message`.
    pub message: String,
}

impl From<ErrorRequired> for Error {
    fn from(required: ErrorRequired) -> Self {
        Self { message: required.message }
    }
}

impl json::EncodeFields for Error {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("message", &self.message);
    }
}

impl json::Decode for Error {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut message: Option<String> = None;
        object::read(reader, &mut [object::required("message", &mut message)])?;
        let Some(message) = message else {
            return Err(object::incomplete());
        };
        Ok(Self { message })
    }
}

object::implement!(Error);
