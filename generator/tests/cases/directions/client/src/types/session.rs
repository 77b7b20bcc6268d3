// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Session`.

use crate::runtime::{json, object, slot};

/// `Session`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Session {
    /// `key`.
    pub key: String,
}

/// The required fields of [`Session`].
#[derive(Debug)]
pub struct SessionRequired {
    /// `key`.
    pub key: String,
}

impl From<SessionRequired> for Session {
    fn from(required: SessionRequired) -> Self {
        Self { key: required.key }
    }
}

impl json::EncodeFields for Session {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("key", &self.key);
    }
}

impl json::Decode for Session {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut key: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("key", &mut key),
                object::optional("hidden", &mut slot::Passed),
            ],
        )?;
        let Some(key) = key else {
            return Err(object::incomplete());
        };
        Ok(Self { key })
    }
}

object::implement!(Session);
