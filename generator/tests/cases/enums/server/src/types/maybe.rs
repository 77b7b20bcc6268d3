// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Maybe`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `Maybe`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Maybe {
    /// `some`.
    Some,
}

impl Maybe {
    /// Returns the string on the wire.
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

impl json::Decode for Maybe {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for Maybe {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(Maybe);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["some"], "expected one of `some`");
