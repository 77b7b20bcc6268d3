// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeSquareKind`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `ShapeSquareKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeSquareKind {
    /// `square`.
    Square,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ShapeSquareKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Square => "square",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ShapeSquareKind {
    const VALUES: &'static [(&'static str, Self)] = &[("square", Self::Square)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(ShapeSquareKind);
