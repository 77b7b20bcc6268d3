// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLettersOrFlag`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `EverythingLettersOrFlag`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingLettersOrFlag {
    /// `a`.
    A,
    /// `b`.
    B,
}

impl EverythingLettersOrFlag {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

impl TextEnum for EverythingLettersOrFlag {
    const VALUES: &'static [(&'static str, Self)] = &[("a", Self::A), ("b", Self::B)];
}

text_enum::implement!(EverythingLettersOrFlag);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["a", "b"], "expected one of `a`, `b`");
