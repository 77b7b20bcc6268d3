// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingKind`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};

/// `EverythingKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingKind {
    /// One to press.
    Button,
    /// One to choose from.
    Menu,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl EverythingKind {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Button => 1,
            Self::Menu => 2,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for EverythingKind {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Button), (2, Self::Menu)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(EverythingKind);
