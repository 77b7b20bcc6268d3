// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `ErrorA`.

use crate::runtime::{json, object};

/// `ErrorA`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ErrorA {
    /// `a`.
    pub a: String,
}

/// The required fields of [`ErrorA`].
#[derive(Debug)]
pub struct ErrorARequired {
    /// `a`.
    pub a: String,
}

impl From<ErrorARequired> for ErrorA {
    fn from(required: ErrorARequired) -> Self {
        Self { a: required.a }
    }
}

impl json::EncodeFields for ErrorA {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("a", &self.a);
    }
}

impl json::Decode for ErrorA {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut a: Option<String> = None;
        object::read(reader, &mut [object::required("a", &mut a)])?;
        let Some(a) = a else {
            return Err(object::incomplete());
        };
        Ok(Self { a })
    }
}

object::implement!(ErrorA);
