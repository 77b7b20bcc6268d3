// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use uuid::Uuid;

use crate::patterns::NAME_PATTERN;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};

/// `Pet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    /// `name`.
    pub name: String,
    /// `home`.
    pub home: Nullable<Uuid>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    /// `name`.
    pub name: String,
}

impl From<PetRequired> for Pet {
    fn from(required: PetRequired) -> Self {
        Self {
            name: required.name,
            home: Nullable::Absent,
        }
    }
}

impl Pet {
    /// Sets `home`.
    #[must_use]
    pub fn home(mut self, home: impl Into<Nullable<Uuid>>) -> Self {
        self.home = home.into();
        self
    }
}

impl json::EncodeFields for Pet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.nullable("home", &self.home);
    }
}

impl json::Decode for Pet {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut home: Nullable<Uuid> = Nullable::Absent;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("home", &mut home),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        let value = Self { name, home };
        object::check(NAME_PATTERN.matches(&value.name), "name")?;
        Ok(value)
    }
}

object::implement!(Pet);
