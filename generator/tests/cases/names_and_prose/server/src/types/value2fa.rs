// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `2fa`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

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
    /// Returns the string on the wire.
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

impl json::Decode for Value2fa {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for Value2fa {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(Value2fa);
