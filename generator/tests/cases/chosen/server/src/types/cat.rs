// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::{json, object};
use crate::types::Lives;

/// `Cat`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cat {
    /// `kind`.
    pub kind: String,
    /// `lives`.
    pub lives: Option<Lives>,
}

/// The required fields of [`Cat`].
#[derive(Debug)]
pub struct CatRequired {
    /// `kind`.
    pub kind: String,
}

impl From<CatRequired> for Cat {
    fn from(required: CatRequired) -> Self {
        Self {
            kind: required.kind,
            lives: None,
        }
    }
}

impl Cat {
    /// Sets `lives`.
    #[must_use]
    pub fn lives(mut self, lives: impl Into<Option<Lives>>) -> Self {
        self.lives = lives.into();
        self
    }
}

impl json::EncodeFields for Cat {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("lives", &self.lives);
    }
}

impl json::Decode for Cat {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut lives: Option<Lives> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::optional("lives", &mut lives),
            ],
        )?;
        let Some(kind) = kind else {
            return Err(object::incomplete());
        };
        let value = Self { kind, lives };
        object::check(
            value.lives.is_none_or(|lives| (0..=9).contains(&lives)),
            "lives",
        )?;
        Ok(value)
    }
}

object::implement!(Cat);
