// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `ErrorB`.

use crate::runtime::{json, object};

/// `ErrorB`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ErrorB {
    /// `b`.
    pub b: String,
}

/// The required fields of [`ErrorB`].
#[derive(Debug)]
pub struct ErrorBRequired {
    /// `b`.
    pub b: String,
}

impl From<ErrorBRequired> for ErrorB {
    fn from(required: ErrorBRequired) -> Self {
        Self { b: required.b }
    }
}

impl json::EncodeFields for ErrorB {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("b", &self.b);
    }
}

impl json::Decode for ErrorB {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut b: Option<String> = None;
        object::read(reader, &mut [object::required("b", &mut b)])?;
        let Some(b) = b else {
            return Err(object::incomplete());
        };
        Ok(Self { b })
    }
}

object::implement!(ErrorB);
