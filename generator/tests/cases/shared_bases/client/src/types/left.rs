// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Left`.

use crate::runtime::{json, object};

/// `Left`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Left {
    /// `name`.
    pub name: String,
    /// `left`.
    pub left: Option<bool>,
}

/// The required fields of [`Left`].
#[derive(Debug)]
pub struct LeftRequired {
    /// `name`.
    pub name: String,
}

impl From<LeftRequired> for Left {
    fn from(required: LeftRequired) -> Self {
        Self {
            name: required.name,
            left: None,
        }
    }
}

impl Left {
    /// Sets `left`.
    #[must_use]
    pub fn left(mut self, left: impl Into<Option<bool>>) -> Self {
        self.left = left.into();
        self
    }
}

impl json::EncodeFields for Left {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("left", &self.left);
    }
}

impl json::Decode for Left {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut left: Option<bool> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("left", &mut left),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name, left })
    }
}

object::implement!(Left);
