// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `TameKind`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `TameKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TameKind {
    /// `tame`.
    Tame,
    /// `housed`.
    Housed,
}

impl TameKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Tame => "tame",
            Self::Housed => "housed",
        }
    }
}

impl TextEnum for TameKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("tame", Self::Tame),
        ("housed", Self::Housed),
    ];
}

text_enum::implement!(TameKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["tame", "housed"],
    "expected one of `tame`, `housed`",
);
