// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `2fa`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `2fa`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Value2fa {
    /// `app`.
    App,
    /// `sms/voice`.
    SmsVoice,
    /// `3rd`.
    Value3rd,
    /// `self`.
    Self_,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Value2fa {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::App => "app",
            Self::SmsVoice => "sms/voice",
            Self::Value3rd => "3rd",
            Self::Self_ => "self",
            Self::Unknown(value) => value.as_str(),
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

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Value2fa);
