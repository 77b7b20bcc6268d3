// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::nullable::Nullable;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, object};

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

impl From<DogRequired> for Dog {
    fn from(required: DogRequired) -> Self {
        Self {
            name: required.name,
            kind: None,
            mother: None,
            father: Nullable::Absent,
            collar: Nullable::Absent,
            chip: None,
        }
    }
}

impl Dog {
    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<DogKind>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `mother`.
    #[must_use]
    pub fn mother(mut self, mother: impl Into<Option<Dog>>) -> Self {
        self.mother = mother.into().map(Box::new);
        self
    }

    /// Sets `father`.
    #[must_use]
    pub fn father(mut self, father: impl Into<Nullable<Dog>>) -> Self {
        self.father = father.into().map(Box::new);
        self
    }

    /// Sets `collar`.
    #[must_use]
    pub fn collar(mut self, collar: impl Into<Nullable<String>>) -> Self {
        self.collar = collar.into();
        self
    }

    /// Sets `chip`.
    #[must_use]
    pub fn chip(mut self, chip: impl Into<Option<Chip>>) -> Self {
        self.chip = chip.into();
        self
    }
}

impl json::EncodeFields for Dog {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("kind", &self.kind);
        fields.optional("mother", &self.mother);
        fields.nullable("father", &self.father);
        fields.nullable("collar", &self.collar);
        fields.optional("chip", &self.chip);
    }
}

impl json::Decode for Dog {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<Option<String>> = None;
        let mut kind: Option<DogKind> = None;
        let mut mother: Option<Box<Dog>> = None;
        let mut father: Nullable<Box<Dog>> = Nullable::Absent;
        let mut collar: Nullable<String> = Nullable::Absent;
        let mut chip: Option<Chip> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("kind", &mut kind),
                object::optional("mother", &mut mother),
                object::optional("father", &mut father),
                object::optional("collar", &mut collar),
                object::optional("chip", &mut chip),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self {
            name,
            kind,
            mother,
            father,
            collar,
            chip,
        })
    }
}

object::implement!(Dog);

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

impl Chip {
    /// Sets `serial`.
    #[must_use]
    pub fn serial(mut self, serial: impl Into<Option<u64>>) -> Self {
        self.serial = serial.into();
        self
    }

    /// Sets `replaces`.
    #[must_use]
    pub fn replaces(mut self, replaces: impl Into<Option<Chip>>) -> Self {
        self.replaces = replaces.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for Chip {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("serial", &self.serial);
        fields.optional("replaces", &self.replaces);
    }
}

impl json::Decode for Chip {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut serial: Option<u64> = None;
        let mut replaces: Option<Box<Chip>> = None;
        object::read(
            reader,
            &mut [
                object::optional("serial", &mut serial),
                object::optional("replaces", &mut replaces),
            ],
        )?;
        Ok(Self { serial, replaces })
    }
}

object::implement!(Chip);
