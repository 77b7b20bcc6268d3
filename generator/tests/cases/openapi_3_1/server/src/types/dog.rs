// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema, text_enum};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    pub name: Option<String>,
    pub kind: Option<DogKind>,
    /// The dog's mother.
    pub mother: Option<Box<Dog>>,
    pub father: Nullable<Box<Dog>>,
    /// What is written on its collar.
    pub collar: Nullable<String>,
    pub chip: Option<Chip>,
}

/// The required fields of [`Dog`].
#[derive(Debug)]
pub struct DogRequired {
    pub name: Option<String>,
}

object::implement! {
    Dog from DogRequired {
        required(name, "name");
        optional(kind: DogKind, "kind");
        optional(mother: Box<Dog>, "mother");
        nullable(father: Box<Dog>, "father");
        nullable(collar: String, "collar");
        optional(chip: Chip, "chip");
    }, closed, check
}

impl object::Check for Dog {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.name.as_ref().is_none_or(|value| value.chars().count() >= 1),
            "name",
        )?;
        object::require(
            self.collar.as_ref().is_none_or(|collar| collar.chars().count() <= 9),
            "collar",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    DOG_SCHEMA {
        required("name", Schema::Nullable(&Schema::String(&[TextConstraint::Length(1, usize::MAX)])));
        optional("kind", Schema::Reference(&DOG_KIND_SCHEMA));
        optional("mother", Schema::Reference(&DOG_SCHEMA));
        optional("father", Schema::Nullable(&Schema::Reference(&DOG_SCHEMA)));
        optional("collar", Schema::Nullable(&Schema::String(&[TextConstraint::Length(0, 9)])));
        optional("chip", Schema::Reference(&CHIP_SCHEMA));
    }, AdditionalProperties::None
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DogKind {
    Dog,
}

text_enum::implement! {
    DogKind {
        Dog = "dog";
    }
}

pub(crate) static DOG_KIND_SCHEMA: Schema = Schema::Enum(
    &["dog"],
    "expected one of `dog`",
);

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Chip {
    pub serial: Option<u64>,
    pub replaces: Option<Box<Chip>>,
}

object::implement! {
    Chip {
        optional(serial: u64, "serial");
        optional(replaces: Box<Chip>, "replaces");
    }, check
}

impl object::Check for Chip {
    fn check(&self) -> json::Result<()> {
        object::require(self.serial.is_none_or(|serial| serial >= 1), "serial")?;
        Ok(())
    }
}

object_schema::implement! {
    CHIP_SCHEMA {
        optional("serial", Schema::Unsigned(1, u64::MAX));
        optional("replaces", Schema::Reference(&CHIP_SCHEMA));
    }, AdditionalProperties::Any
}
