// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `2fa`.

use crate::runtime::text_enum::{self, UnknownValue};

/// `2fa`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Value2fa {
    App,
    SmsVoice,
    /// `3rd`.
    Value3rd,
    Self_,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Value2fa {
        App = "app";
        SmsVoice = "sms/voice";
        Value3rd = "3rd";
        Self_ = "self";
    }
}
