// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `InheritedKind`.

use crate::runtime::text_enum::{self, TextEnum};

/// `InheritedKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InheritedKind {
    /// `base`.
    Base,
}

impl InheritedKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Base => "base",
        }
    }
}

impl TextEnum for InheritedKind {
    const VALUES: &'static [(&'static str, Self)] = &[("base", Self::Base)];
}

text_enum::implement!(InheritedKind);
