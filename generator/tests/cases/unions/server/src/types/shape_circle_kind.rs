// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeCircleKind`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `ShapeCircleKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShapeCircleKind {
    /// `circle`.
    Circle,
}

impl ShapeCircleKind {
    /// Returns the string on the wire.
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

impl json::Decode for ShapeCircleKind {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for ShapeCircleKind {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(ShapeCircleKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["circle"], "expected one of `circle`");
