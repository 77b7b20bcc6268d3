// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `Query`.

use crate::runtime::text_enum::{self, TextEnum};

/// `Query`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Query {
    /// `a`.
    A,
}

impl Query {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
        }
    }
}

impl TextEnum for Query {
    const VALUES: &'static [(&'static str, Self)] = &[("a", Self::A)];
}

text_enum::implement!(Query);
