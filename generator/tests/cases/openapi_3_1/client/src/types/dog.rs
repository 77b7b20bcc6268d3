// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};

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
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DogKind {
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    DogKind {
        Dog = "dog";
    }
}

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
    }
}
