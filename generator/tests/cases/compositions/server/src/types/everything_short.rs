// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingShort`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `EverythingShort`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingShort {
    /// `red`.
    Red,
}

impl EverythingShort {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
        }
    }
}

impl TextEnum for EverythingShort {
    const VALUES: &'static [(&'static str, Self)] = &[("red", Self::Red)];
}

text_enum::implement!(EverythingShort);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["red"], "expected one of `red`");
