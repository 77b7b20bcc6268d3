// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `GetFileExtension`.

use crate::runtime::text_enum::{self, TextEnum};

/// `GetFileExtension`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GetFileExtension {
    /// `png`.
    Png,
    /// `svg`.
    Svg,
}

impl GetFileExtension {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
        }
    }
}

impl TextEnum for GetFileExtension {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("png", Self::Png),
        ("svg", Self::Svg),
    ];
}

text_enum::implement!(GetFileExtension);
