// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `BookStars`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};

/// `BookStars`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BookStars {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// `3`.
    Value3,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl BookStars {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
            Self::Value3 => 3,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for BookStars {
    const VALUES: &'static [(i64, Self)] = &[
        (1, Self::Value1),
        (2, Self::Value2),
        (3, Self::Value3),
    ];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(BookStars);
