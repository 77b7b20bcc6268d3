// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `DogKind`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `DogKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DogKind {
    /// `dog`.
    Dog,
}

impl DogKind {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Dog => "dog",
        }
    }
}

impl TextEnum for DogKind {
    const VALUES: &'static [(&'static str, Self)] = &[("dog", Self::Dog)];
}

impl fmt::Display for DogKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for DogKind {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for DogKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for DogKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["dog"], "expected one of `dog`");
