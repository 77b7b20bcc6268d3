// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeCircleKind`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `ShapeCircleKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShapeCircleKind {
    /// `circle`.
    Circle,
}

impl ShapeCircleKind {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Circle => "circle",
        }
    }
}

impl TextEnum for ShapeCircleKind {
    const VALUES: &'static [(&'static str, Self)] = &[("circle", Self::Circle)];
}

impl fmt::Display for ShapeCircleKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for ShapeCircleKind {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for ShapeCircleKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for ShapeCircleKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["circle"], "expected one of `circle`");
