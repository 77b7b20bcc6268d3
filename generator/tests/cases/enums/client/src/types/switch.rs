// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Switch`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};

/// `Switch`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Switch {
    /// `"auto"`.
    Auto,
    /// `true`.
    True,
    /// `false`.
    False,
    /// `1`.
    Value1,
    /// `2.5`.
    Value2_5,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl Switch {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::Auto => Scalar::Text("auto"),
            Self::True => Scalar::Boolean(true),
            Self::False => Scalar::Boolean(false),
            Self::Value1 => Scalar::Integer(1),
            Self::Value2_5 => Scalar::Number(2.5),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for Switch {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Text("auto"), Self::Auto),
        (Scalar::Boolean(true), Self::True),
        (Scalar::Boolean(false), Self::False),
        (Scalar::Integer(1), Self::Value1),
        (Scalar::Number(2.5), Self::Value2_5),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

scalar_enum::implement!(Switch);
