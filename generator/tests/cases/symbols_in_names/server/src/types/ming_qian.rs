// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `名前`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum};

/// `名前`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct 名前 {
    /// `a`.
    pub a: Option<名前a>,
}

object::implement! {
    名前 {
        optional(a: 名前a, "a");
    }
}

/// `名前A`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum 名前a {
    /// `größe`.
    Größe,
    /// `имя`.
    Имя,
    /// `名前`.
    名前,
    /// `α`.
    A,
    /// `β`.
    B,
}

impl 名前a {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Größe => "größe",
            Self::Имя => "имя",
            Self::名前 => "名前",
            Self::A => "α",
            Self::B => "β",
        }
    }
}

impl TextEnum for 名前a {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("größe", Self::Größe),
        ("имя", Self::Имя),
        ("名前", Self::名前),
        ("α", Self::A),
        ("β", Self::B),
    ];
}

text_enum::implement!(名前a);
