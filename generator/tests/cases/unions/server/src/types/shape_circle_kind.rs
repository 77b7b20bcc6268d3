// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeCircleKind`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `ShapeCircleKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShapeCircleKind {
    /// `circle`.
    Circle,
}

impl ShapeCircleKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Circle => "circle",
        }
    }
}

impl TextEnum for ShapeCircleKind {
    const VALUES: &'static [(&'static str, Self)] = &[("circle", Self::Circle)];
}

text_enum::implement!(ShapeCircleKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["circle"], "expected one of `circle`");
