// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `AddThingRatio`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};

/// `AddThingRatio`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddThingRatio {
    /// `0.5`.
    Value0_5,
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl AddThingRatio {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::Value0_5 => Scalar::Number(0.5),
            Self::Value1 => Scalar::Integer(1),
            Self::Value2 => Scalar::Integer(2),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for AddThingRatio {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Number(0.5), Self::Value0_5),
        (Scalar::Integer(1), Self::Value1),
        (Scalar::Integer(2), Self::Value2),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

scalar_enum::implement!(AddThingRatio);
