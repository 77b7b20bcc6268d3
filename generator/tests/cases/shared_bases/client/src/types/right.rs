// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Right`.

use crate::runtime::{json, object};

/// `Right`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Right {
    /// `name`.
    pub name: String,
    /// `right`.
    pub right: Option<bool>,
}

/// The required fields of [`Right`].
#[derive(Debug)]
pub struct RightRequired {
    /// `name`.
    pub name: String,
}

impl From<RightRequired> for Right {
    fn from(required: RightRequired) -> Self {
        Self {
            name: required.name,
            right: None,
        }
    }
}

impl Right {
    /// Sets `right`.
    #[must_use]
    pub fn right(mut self, right: impl Into<Option<bool>>) -> Self {
        self.right = right.into();
        self
    }
}

impl json::EncodeFields for Right {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("right", &self.right);
    }
}

impl json::Decode for Right {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut right: Option<bool> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("right", &mut right),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name, right })
    }
}

object::implement!(Right);
