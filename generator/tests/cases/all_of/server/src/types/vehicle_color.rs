// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleColor`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `VehicleColor`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VehicleColor {
    /// `red`.
    Red,
    /// `blue`.
    Blue,
}

impl VehicleColor {
    /// Returns the string on the wire.
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

impl json::Decode for VehicleColor {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for VehicleColor {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(VehicleColor);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["red", "blue"],
    "expected one of `red`, `blue`",
);
