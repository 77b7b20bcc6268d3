// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! `Kind`.

use crate::runtime::text_enum::{self, TextEnum};

/// `Kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// `cat`.
    Cat,
    /// `dog`.
    Dog,
}

impl Kind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Cat => "cat",
            Self::Dog => "dog",
        }
    }
}

impl TextEnum for Kind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cat", Self::Cat),
        ("dog", Self::Dog),
    ];
}

text_enum::implement!(Kind);
