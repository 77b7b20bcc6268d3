// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationApi`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `VerifyOperationApi`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VerifyOperationApi {
    /// `api`.
    Api,
    /// `other`.
    Other,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl VerifyOperationApi {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Api => "api",
            Self::Other => "other",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for VerifyOperationApi {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("api", Self::Api),
        ("other", Self::Other),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(VerifyOperationApi);
