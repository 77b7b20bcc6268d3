// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationApi`.

use crate::runtime::text_enum::{self, TextEnum};

/// `VerifyOperationApi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VerifyOperationApi {
    /// `api`.
    Api,
    /// `other`.
    Other,
}

impl VerifyOperationApi {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Api => "api",
            Self::Other => "other",
        }
    }
}

impl TextEnum for VerifyOperationApi {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("api", Self::Api),
        ("other", Self::Other),
    ];
}

text_enum::implement!(VerifyOperationApi);
