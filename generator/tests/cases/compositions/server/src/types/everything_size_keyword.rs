// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingSizeKeyword`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `EverythingSizeKeyword`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingSizeKeyword {
    /// `small`.
    Small,
    /// `large`.
    Large,
}

impl EverythingSizeKeyword {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
        }
    }
}

impl TextEnum for EverythingSizeKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];
}

text_enum::implement!(EverythingSizeKeyword);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["small", "large"],
    "expected one of `small`, `large`",
);
