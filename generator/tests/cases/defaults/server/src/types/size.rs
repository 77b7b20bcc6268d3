// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Size`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `Size`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// `small`.
    Small,
    /// `large`.
    Large,
}

impl Size {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
        }
    }
}

impl TextEnum for Size {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];
}

text_enum::implement!(Size);

/// The JSON schema of [`Size`].
pub(crate) static SIZE_SCHEMA: Schema = Schema::Enum(
    &["small", "large"],
    "expected one of `small`, `large`",
);
