// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `OrderAmountAll`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `OrderAmountAll`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OrderAmountAll {
    /// `all`.
    All,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl OrderAmountAll {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::All => "all",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for OrderAmountAll {
    const VALUES: &'static [(&'static str, Self)] = &[("all", Self::All)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(OrderAmountAll);
