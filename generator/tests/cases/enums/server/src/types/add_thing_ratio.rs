// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `AddThingRatio`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum};

/// `AddThingRatio`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddThingRatio {
    /// `0.5`.
    Value0_5,
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

impl AddThingRatio {
    /// Returns the value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::Value0_5 => Scalar::Number(0.5),
            Self::Value1 => Scalar::Integer(1),
            Self::Value2 => Scalar::Integer(2),
        }
    }
}

impl ScalarEnum for AddThingRatio {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Number(0.5), Self::Value0_5),
        (Scalar::Integer(1), Self::Value1),
        (Scalar::Integer(2), Self::Value2),
    ];
}

scalar_enum::implement!(AddThingRatio);
