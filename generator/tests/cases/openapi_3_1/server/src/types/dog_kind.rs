// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `DogKind`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `DogKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DogKind {
    /// `dog`.
    Dog,
}

impl DogKind {
    /// Returns the string on the wire.
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

impl json::Decode for DogKind {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for DogKind {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(DogKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["dog"], "expected one of `dog`");
