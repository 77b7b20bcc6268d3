// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `AnimalKind`.

use crate::runtime::text_enum::{self, TextEnum};

/// `AnimalKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimalKind {
    /// `cat`.
    Cat,
    /// `dog`.
    Dog,
}

impl AnimalKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Cat => "cat",
            Self::Dog => "dog",
        }
    }
}

impl TextEnum for AnimalKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cat", Self::Cat),
        ("dog", Self::Dog),
    ];
}

text_enum::implement!(AnimalKind);
