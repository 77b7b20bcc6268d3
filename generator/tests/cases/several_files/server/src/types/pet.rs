// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema, text_enum};
use crate::types::owner::{Owner, OWNER_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    pub name: String,
    pub kind: PetKind,
    pub owner: Option<Owner>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    pub name: String,
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

object_schema::implement! {
    PET_SCHEMA {
        required("name", Schema::String(&[TextConstraint::Length(1, usize::MAX)]));
        required("kind", Schema::Reference(&PET_KIND_SCHEMA));
        optional("owner", Schema::Reference(&OWNER_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PetKind {
    Cat,
    Dog,
}

text_enum::implement! {
    PetKind {
        Cat = "cat";
        Dog = "dog";
    }
}

pub(crate) static PET_KIND_SCHEMA: Schema = Schema::Enum(
    &["cat", "dog"],
    "expected one of `cat`, `dog`",
);
