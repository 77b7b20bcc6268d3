// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `2fa`.

use crate::runtime::text_enum::{self, TextEnum};

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

text_enum::implement!(Value2fa);
