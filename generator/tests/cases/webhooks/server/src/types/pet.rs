// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::text_enum::{self, TextEnum};
use crate::runtime::{json, object};

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

object::implement! {
    Pet from PetRequired {
        required(id, "id");
        required(name, "name");
        optional(kind: PetKind, "kind");
    }, ignored("secret"), check
}

impl object::Check for Pet {
    fn check(&self) -> json::Result<()> {
        object::require(self.name.chars().count() >= 1, "name")?;
        Ok(())
    }
}

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
