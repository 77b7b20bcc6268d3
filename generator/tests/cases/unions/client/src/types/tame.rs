// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tame`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Tame`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Tame {
    /// `kind`.
    pub kind: Option<TameKind>,
    /// `owner`.
    pub owner: Option<String>,
}

object::implement! {
    Tame {
        optional(kind: TameKind, "kind");
        optional(owner: String, "owner");
    }
}

/// `TameKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TameKind {
    /// `tame`.
    Tame,
    /// `housed`.
    Housed,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl TameKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Tame => "tame",
            Self::Housed => "housed",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for TameKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("tame", Self::Tame),
        ("housed", Self::Housed),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(TameKind);
