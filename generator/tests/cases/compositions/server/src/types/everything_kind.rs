// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingKind`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::schema::Schema;

/// `EverythingKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingKind {
    /// One to press.
    Button,
    /// One to choose from.
    Menu,
}

impl EverythingKind {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Button => 1,
            Self::Menu => 2,
        }
    }
}

impl IntegerEnum for EverythingKind {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Button), (2, Self::Menu)];
}

integer_enum::implement!(EverythingKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);
