// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::{json, object};

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `message`.
    pub message: String,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    /// `message`.
    pub message: String,
}

impl From<ProblemRequired> for Problem {
    fn from(required: ProblemRequired) -> Self {
        Self { message: required.message }
    }
}

impl json::EncodeFields for Problem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("message", &self.message);
    }
}

impl json::Decode for Problem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut message: Option<String> = None;
        object::read(reader, &mut [object::required("message", &mut message)])?;
        let Some(message) = message else {
            return Err(object::incomplete());
        };
        Ok(Self { message })
    }
}

object::implement!(Problem);
