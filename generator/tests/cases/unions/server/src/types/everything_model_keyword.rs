// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingModelKeyword`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `EverythingModelKeyword`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingModelKeyword {
    /// `small`.
    Small,
    /// `large`.
    Large,
}

impl EverythingModelKeyword {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
        }
    }
}

impl TextEnum for EverythingModelKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];
}

text_enum::implement!(EverythingModelKeyword);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["small", "large"],
    "expected one of `small`, `large`",
);
