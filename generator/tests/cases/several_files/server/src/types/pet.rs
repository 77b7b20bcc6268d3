// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::text_enum::{self, TextEnum};
use crate::runtime::{json, object};
use crate::types::{Owner, OWNER_SCHEMA};

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
        let value = Self { name, kind, owner };
        object::check(value.name.chars().count() >= 1, "name")?;
        Ok(value)
    }
}

object::implement!(Pet);

/// The JSON schema of [`Pet`].
pub(crate) static PET_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() >= 1,
                        expected: "expected at least 1 character",
                    },
                ],
            ),
        },
        Field {
            name: "kind",
            required: true,
            schema: Schema::Reference(&PET_KIND_SCHEMA),
        },
        Field {
            name: "owner",
            required: false,
            schema: Schema::Reference(&OWNER_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);

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

/// The JSON schema of [`PetKind`].
pub(crate) static PET_KIND_SCHEMA: Schema = Schema::Enum(
    &["cat", "dog"],
    "expected one of `cat`, `dog`",
);
