// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Maybe`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Maybe`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Maybe {
    /// `some`.
    Some,
}

impl Maybe {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Some => "some",
        }
    }
}

impl TextEnum for Maybe {
    const VALUES: &'static [(&'static str, Self)] = &[("some", Self::Some)];
}

impl fmt::Display for Maybe {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Maybe {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for Maybe {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Maybe {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["some"], "expected one of `some`");
