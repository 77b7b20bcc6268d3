// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::{json, object, text_enum};

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
    }, ignored("secret"), check
}

impl object::Check for Pet {
    fn check(&self) -> json::Result<()> {
        object::require(self.name.chars().count() >= 1, "name")?;
        Ok(())
    }
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
