// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `GetFileExtension`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `GetFileExtension`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GetFileExtension {
    /// `png`.
    Png,
    /// `svg`.
    Svg,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl GetFileExtension {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for GetFileExtension {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("png", Self::Png),
        ("svg", Self::Svg),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(GetFileExtension);
