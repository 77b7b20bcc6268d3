// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `OrderAmountAll`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `OrderAmountAll`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderAmountAll {
    /// `all`.
    All,
}

impl OrderAmountAll {
    /// The text on the wire.
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

impl Serialize for OrderAmountAll {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for OrderAmountAll {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["all"], "expected one of `all`");
