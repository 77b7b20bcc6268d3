// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Tenths`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum};

/// `Tenths`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tenths {
    /// `0.3`.
    Value0_3,
    /// `0.7`.
    Value0_7,
}

impl Tenths {
    /// Returns the value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::Value0_3 => Scalar::Number(0.3),
            Self::Value0_7 => Scalar::Number(0.7),
        }
    }
}

impl ScalarEnum for Tenths {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Number(0.3), Self::Value0_3),
        (Scalar::Number(0.7), Self::Value0_7),
    ];
}

scalar_enum::implement!(Tenths);
