// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Tenths`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};

/// `Tenths`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Tenths {
    /// `0.3`.
    Value0_3,
    /// `0.7`.
    Value0_7,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl Tenths {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::Value0_3 => Scalar::Number(0.3),
            Self::Value0_7 => Scalar::Number(0.7),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for Tenths {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Number(0.3), Self::Value0_3),
        (Scalar::Number(0.7), Self::Value0_7),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

scalar_enum::implement!(Tenths);
