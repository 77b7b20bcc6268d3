// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `AnswerKeyword`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `AnswerKeyword`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnswerKeyword {
    /// `true`.
    True,
    /// `false`.
    False,
}

impl AnswerKeyword {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::True => "true",
            Self::False => "false",
        }
    }
}

impl TextEnum for AnswerKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("true", Self::True),
        ("false", Self::False),
    ];
}

impl fmt::Display for AnswerKeyword {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for AnswerKeyword {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for AnswerKeyword {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for AnswerKeyword {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(AnswerKeyword);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["true", "false"],
    "expected one of `true`, `false`",
);
