// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `AnswerValue`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `AnswerValue`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnswerValue {
    /// `true`.
    True,
    /// `false`.
    False,
}

impl AnswerValue {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::True => "true",
            Self::False => "false",
        }
    }
}

impl TextEnum for AnswerValue {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("true", Self::True),
        ("false", Self::False),
    ];
}

impl fmt::Display for AnswerValue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for AnswerValue {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for AnswerValue {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for AnswerValue {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(AnswerValue);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["true", "false"],
    "expected one of `true`, `false`",
);
