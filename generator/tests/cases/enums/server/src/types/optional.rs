// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Optional`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Optional`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Optional {
    /// `some`.
    Some,
    /// `none`.
    None,
}

impl Optional {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Some => "some",
            Self::None => "none",
        }
    }
}

impl TextEnum for Optional {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("some", Self::Some),
        ("none", Self::None),
    ];
}

impl fmt::Display for Optional {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Optional {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for Optional {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Optional {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["some", "none"],
    "expected one of `some`, `none`",
);
