// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, object};
use crate::types::Owner;

/// `Pet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    /// `name`.
    pub name: String,
    /// `kind`.
    pub kind: PetKind,
    /// `owner`.
    pub owner: Option<Owner>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    /// `name`.
    pub name: String,
    /// `kind`.
    pub kind: PetKind,
}

impl From<PetRequired> for Pet {
    fn from(required: PetRequired) -> Self {
        Self {
            name: required.name,
            kind: required.kind,
            owner: None,
        }
    }
}

impl Pet {
    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl Into<Option<Owner>>) -> Self {
        self.owner = owner.into();
        self
    }
}

impl json::EncodeFields for Pet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("kind", &self.kind);
        fields.optional("owner", &self.owner);
    }
}

impl json::Decode for Pet {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut kind: Option<PetKind> = None;
        let mut owner: Option<Owner> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::required("kind", &mut kind),
                object::optional("owner", &mut owner),
            ],
        )?;
        let (Some(name), Some(kind)) = (name, kind) else {
            return Err(object::incomplete());
        };
        Ok(Self { name, kind, owner })
    }
}

object::implement!(Pet);

/// `PetKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PetKind {
    /// `cat`.
    Cat,
    /// `dog`.
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl PetKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Cat => "cat",
            Self::Dog => "dog",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for PetKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cat", Self::Cat),
        ("dog", Self::Dog),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(PetKind);
