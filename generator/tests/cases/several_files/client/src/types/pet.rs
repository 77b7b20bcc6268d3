// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};
use crate::types::owner::Owner;

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
    }
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
