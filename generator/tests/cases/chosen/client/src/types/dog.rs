// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `Dog`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    /// `kind`.
    pub kind: String,
    /// `trick`.
    pub trick: Option<String>,
}

/// The required fields of [`Dog`].
#[derive(Debug)]
pub struct DogRequired {
    /// `kind`.
    pub kind: String,
}

impl From<DogRequired> for Dog {
    fn from(required: DogRequired) -> Self {
        Self {
            kind: required.kind,
            trick: None,
        }
    }
}

impl Dog {
    /// Sets `trick`.
    #[must_use]
    pub fn trick(mut self, trick: impl IntoOptional<String>) -> Self {
        self.trick = trick.into_optional();
        self
    }
}

impl json::EncodeFields for Dog {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("trick", &self.trick);
    }
}

impl json::Decode for Dog {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut trick: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::optional("trick", &mut trick),
            ],
        )?;
        let Some(kind) = kind else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, trick })
    }
}

object::implement!(Dog);
