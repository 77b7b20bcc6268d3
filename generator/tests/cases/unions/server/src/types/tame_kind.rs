// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `TameKind`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `TameKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TameKind {
    /// `tame`.
    Tame,
    /// `housed`.
    Housed,
}

impl TameKind {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Tame => "tame",
            Self::Housed => "housed",
        }
    }
}

impl TextEnum for TameKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("tame", Self::Tame),
        ("housed", Self::Housed),
    ];
}

impl fmt::Display for TameKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for TameKind {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for TameKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for TameKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["tame", "housed"],
    "expected one of `tame`, `housed`",
);
