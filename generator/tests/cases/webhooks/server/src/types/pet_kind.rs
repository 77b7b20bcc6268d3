// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `PetKind`.

use crate::runtime::text_enum::{self, TextEnum};

/// `PetKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PetKind {
    /// `cat`.
    Cat,
    /// `dog`.
    Dog,
}

impl PetKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Cat => "cat",
            Self::Dog => "dog",
        }
    }
}

impl TextEnum for PetKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cat", Self::Cat),
        ("dog", Self::Dog),
    ];
}

text_enum::implement!(PetKind);
