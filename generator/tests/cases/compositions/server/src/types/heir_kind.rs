// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `HeirKind`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `HeirKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeirKind {
    /// `heir`.
    Heir,
    /// `other`.
    Other,
}

impl HeirKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Heir => "heir",
            Self::Other => "other",
        }
    }
}

impl TextEnum for HeirKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("heir", Self::Heir),
        ("other", Self::Other),
    ];
}

text_enum::implement!(HeirKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["heir", "other"],
    "expected one of `heir`, `other`",
);
