// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Dog`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    /// `name`.
    pub name: Option<String>,
    /// `kind`.
    pub kind: Option<DogKind>,
    /// The dog's mother.
    pub mother: Option<Box<Dog>>,
    /// `father`.
    pub father: Nullable<Box<Dog>>,
    /// What is written on its collar.
    pub collar: Nullable<String>,
    /// `chip`.
    pub chip: Option<Chip>,
}

/// The required fields of [`Dog`].
#[derive(Debug)]
pub struct DogRequired {
    /// `name`.
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

/// `DogKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DogKind {
    /// `dog`.
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl DogKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Dog => "dog",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for DogKind {
    const VALUES: &'static [(&'static str, Self)] = &[("dog", Self::Dog)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(DogKind);

/// `Chip`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Chip {
    /// `serial`.
    pub serial: Option<u64>,
    /// `replaces`.
    pub replaces: Option<Box<Chip>>,
}

object::implement! {
    Chip {
        optional(serial: u64, "serial");
        optional(replaces: Box<Chip>, "replaces");
    }
}
