// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeCircleKind`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `ShapeCircleKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeCircleKind {
    /// `circle`.
    Circle,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ShapeCircleKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Circle => "circle",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ShapeCircleKind {
    const VALUES: &'static [(&'static str, Self)] = &[("circle", Self::Circle)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(ShapeCircleKind);
