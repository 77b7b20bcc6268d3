// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleColor`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `VehicleColor`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VehicleColor {
    /// `red`.
    Red,
    /// `blue`.
    Blue,
}

impl VehicleColor {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
        }
    }
}

impl TextEnum for VehicleColor {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("blue", Self::Blue),
    ];
}

impl fmt::Display for VehicleColor {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for VehicleColor {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for VehicleColor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for VehicleColor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["red", "blue"],
    "expected one of `red`, `blue`",
);
