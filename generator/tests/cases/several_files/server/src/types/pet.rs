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

object::implement! {
    Pet from PetRequired {
        required(name, "name");
        required(kind, "kind");
        optional(owner: Owner, "owner");
    }, check
}

impl object::Check for Pet {
    fn check(&self) -> json::Result<()> {
        object::require(self.name.chars().count() >= 1, "name")?;
        Ok(())
    }
}

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
