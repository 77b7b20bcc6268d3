// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::{json, object};

/// Left and right.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Both {
    /// `name`.
    pub name: String,
    /// `left`.
    pub left: Option<bool>,
    /// `right`.
    pub right: Option<bool>,
}

/// The required fields of [`Both`].
#[derive(Debug)]
pub struct BothRequired {
    /// `name`.
    pub name: String,
}

impl From<BothRequired> for Both {
    fn from(required: BothRequired) -> Self {
        Self {
            name: required.name,
            left: None,
            right: None,
        }
    }
}

impl Both {
    /// Sets `left`.
    #[must_use]
    pub fn left(mut self, left: impl Into<Option<bool>>) -> Self {
        self.left = left.into();
        self
    }

    /// Sets `right`.
    #[must_use]
    pub fn right(mut self, right: impl Into<Option<bool>>) -> Self {
        self.right = right.into();
        self
    }
}

impl json::EncodeFields for Both {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("left", &self.left);
        fields.optional("right", &self.right);
    }
}

impl json::Decode for Both {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut left: Option<bool> = None;
        let mut right: Option<bool> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("left", &mut left),
                object::optional("right", &mut right),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name, left, right })
    }
}

object::implement!(Both);
