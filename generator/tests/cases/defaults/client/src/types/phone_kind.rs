// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `PhoneKind`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `PhoneKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PhoneKind {
    /// `phone`.
    Phone,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl PhoneKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Phone => "phone",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for PhoneKind {
    const VALUES: &'static [(&'static str, Self)] = &[("phone", Self::Phone)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(PhoneKind);
