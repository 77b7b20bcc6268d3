// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `Grosse種類`.

use crate::runtime::text_enum::{self, TextEnum};

/// `Grosse種類`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grosse種類 {
    /// `種類`.
    種類,
    /// `大きさ`.
    大きさ,
}

impl Grosse種類 {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::種類 => "種類",
            Self::大きさ => "大きさ",
        }
    }
}

impl TextEnum for Grosse種類 {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("種類", Self::種類),
        ("大きさ", Self::大きさ),
    ];
}

text_enum::implement!(Grosse種類);
