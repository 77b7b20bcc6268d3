// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Same`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};

/// `Same`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Same {
    /// `1`.
    Value1,
    /// `"1"`.
    Text1,
    /// `"true"`.
    TextTrue,
    /// `true`.
    True,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl Same {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::Value1 => Scalar::Integer(1),
            Self::Text1 => Scalar::Text("1"),
            Self::TextTrue => Scalar::Text("true"),
            Self::True => Scalar::Boolean(true),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for Same {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Integer(1), Self::Value1),
        (Scalar::Text("1"), Self::Text1),
        (Scalar::Text("true"), Self::TextTrue),
        (Scalar::Boolean(true), Self::True),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

scalar_enum::implement!(Same);
