// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingKind`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `ThingKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingKind {
    /// `thing`.
    Thing,
}

impl ThingKind {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Thing => "thing",
        }
    }
}

impl TextEnum for ThingKind {
    const VALUES: &'static [(&'static str, Self)] = &[("thing", Self::Thing)];
}

impl fmt::Display for ThingKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for ThingKind {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for ThingKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for ThingKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["thing"], "expected one of `thing`");
