// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `2fa`.

use crate::runtime::text_enum;

/// `2fa`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value2fa {
    App,
    SmsVoice,
    /// `3rd`.
    Value3rd,
    Self_,
}

text_enum::implement! {
    Value2fa {
        App = "app";
        SmsVoice = "sms/voice";
        Value3rd = "3rd";
        Self_ = "self";
    }
}
