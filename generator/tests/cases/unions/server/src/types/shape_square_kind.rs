// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeSquareKind`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `ShapeSquareKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShapeSquareKind {
    /// `square`.
    Square,
}

impl ShapeSquareKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Square => "square",
        }
    }
}

impl TextEnum for ShapeSquareKind {
    const VALUES: &'static [(&'static str, Self)] = &[("square", Self::Square)];
}

text_enum::implement!(ShapeSquareKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["square"], "expected one of `square`");
