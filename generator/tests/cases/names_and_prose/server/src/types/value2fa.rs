// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `2fa`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `2fa`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value2fa {
    /// `app`.
    App,
    /// `sms/voice`.
    SmsVoice,
    /// `3rd`.
    Value3rd,
    /// `self`.
    Self_,
}

impl Value2fa {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::App => "app",
            Self::SmsVoice => "sms/voice",
            Self::Value3rd => "3rd",
            Self::Self_ => "self",
        }
    }
}

impl TextEnum for Value2fa {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("app", Self::App),
        ("sms/voice", Self::SmsVoice),
        ("3rd", Self::Value3rd),
        ("self", Self::Self_),
    ];
}

impl fmt::Display for Value2fa {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Value2fa {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for Value2fa {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Value2fa {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}
