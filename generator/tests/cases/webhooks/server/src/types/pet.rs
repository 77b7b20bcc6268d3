// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::text_enum::{self, TextEnum};
use crate::runtime::{json, object, slot};

/// `Pet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
    /// `kind`.
    pub kind: Option<PetKind>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
}

impl From<PetRequired> for Pet {
    fn from(required: PetRequired) -> Self {
        Self {
            id: required.id,
            name: required.name,
            kind: None,
        }
    }
}

impl Pet {
    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<PetKind>>) -> Self {
        self.kind = kind.into();
        self
    }
}

impl json::EncodeFields for Pet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("name", &self.name);
        fields.optional("kind", &self.kind);
    }
}

impl json::Decode for Pet {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut name: Option<String> = None;
        let mut kind: Option<PetKind> = None;
        object::read(
            reader,
            &mut [
                object::required("id", &mut id),
                object::required("name", &mut name),
                object::optional("kind", &mut kind),
                object::optional("secret", &mut slot::Passed),
            ],
        )?;
        let (Some(id), Some(name)) = (id, name) else {
            return Err(object::incomplete());
        };
        let value = Self { id, name, kind };
        object::check(value.name.chars().count() >= 1, "name")?;
        Ok(value)
    }
}

object::implement!(Pet);

/// `PetKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PetKind {
    /// `cat`.
    Cat,
    /// `dog`.
    Dog,
}

impl PetKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Cat => "cat",
            Self::Dog => "dog",
        }
    }
}

impl TextEnum for PetKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cat", Self::Cat),
        ("dog", Self::Dog),
    ];
}

text_enum::implement!(PetKind);
