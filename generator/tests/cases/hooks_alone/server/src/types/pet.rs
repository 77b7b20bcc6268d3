// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use uuid::Uuid;

use crate::patterns::NAME_PATTERN;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    pub name: String,
    pub home: Nullable<Uuid>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    pub name: String,
}

object::implement! {
    Pet from PetRequired {
        required(name, "name");
        nullable(home: Uuid, "home");
    }, check
}

impl object::Check for Pet {
    fn check(&self) -> json::Result<()> {
        object::require(NAME_PATTERN.matches(&self.name), "name")?;
        Ok(())
    }
}
