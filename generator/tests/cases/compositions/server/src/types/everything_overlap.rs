// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingOverlap`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `EverythingOverlap`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingOverlap {
    /// As a rose.
    Red,
}

impl EverythingOverlap {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
        }
    }
}

impl TextEnum for EverythingOverlap {
    const VALUES: &'static [(&'static str, Self)] = &[("red", Self::Red)];
}

text_enum::implement!(EverythingOverlap);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["red"], "expected one of `red`");
