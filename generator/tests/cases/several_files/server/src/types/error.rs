// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::{json, object};

/// `Error`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Error {
    /// `code`.
    pub code: String,
}

/// The required fields of [`Error`].
#[derive(Debug)]
pub struct ErrorRequired {
    /// `code`.
    pub code: String,
}

impl From<ErrorRequired> for Error {
    fn from(required: ErrorRequired) -> Self {
        Self { code: required.code }
    }
}

impl json::EncodeFields for Error {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("code", &self.code);
    }
}

impl json::Decode for Error {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut code: Option<String> = None;
        object::read(reader, &mut [object::required("code", &mut code)])?;
        let Some(code) = code else {
            return Err(object::incomplete());
        };
        Ok(Self { code })
    }
}

object::implement!(Error);
