// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingKind`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::schema::Schema;
use crate::runtime::{json, transcode};

/// `EverythingKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingKind {
    /// One to press.
    Button,
    /// One to choose from.
    Menu,
}

impl EverythingKind {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Button => 1,
            Self::Menu => 2,
        }
    }
}

impl IntegerEnum for EverythingKind {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Button), (2, Self::Menu)];
}

impl fmt::Display for EverythingKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for EverythingKind {
    type Err = UnknownInteger;

    fn from_str(text: &str) -> Result<Self, UnknownInteger> {
        Self::from_text(text)
    }
}

impl json::Decode for EverythingKind {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

impl json::Encode for EverythingKind {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_i64())
    }
}

transcode::implement!(EverythingKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);
