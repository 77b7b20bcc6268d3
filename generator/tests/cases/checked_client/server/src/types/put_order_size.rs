// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `PutOrderSize`.

use crate::runtime::text_enum::{self, TextEnum};

/// `PutOrderSize`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PutOrderSize {
    /// `small`.
    Small,
    /// `large`.
    Large,
}

impl PutOrderSize {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
        }
    }
}

impl TextEnum for PutOrderSize {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];
}

text_enum::implement!(PutOrderSize);
