// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::text_enum::{self, UnknownValue};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    pub id: i64,
    pub name: String,
    pub kind: Option<PetKind>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    pub id: i64,
    pub name: String,
}

object::implement! {
    Pet from PetRequired {
        required(id, "id");
        required(name, "name");
        optional(kind: PetKind, "kind");
    }, ignored("secret")
}

object_schema::implement! {
    PET_SCHEMA {
        required("id", Schema::Integer(i64::MIN, i64::MAX));
        required("name", Schema::String(&[TextConstraint::Length(1, usize::MAX)]));
        optional("kind", Schema::Reference(&PET_KIND_SCHEMA));
        optional("secret", Schema::Any);
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PetKind {
    Cat,
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
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
