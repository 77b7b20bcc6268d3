// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `OrderAmountAll`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `OrderAmountAll`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderAmountAll {
    /// `all`.
    All,
}

impl OrderAmountAll {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::All => "all",
        }
    }
}

impl TextEnum for OrderAmountAll {
    const VALUES: &'static [(&'static str, Self)] = &[("all", Self::All)];
}

impl fmt::Display for OrderAmountAll {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for OrderAmountAll {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for OrderAmountAll {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for OrderAmountAll {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(OrderAmountAll);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["all"], "expected one of `all`");
