// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingDone`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};

/// `ThingDone`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ThingDone {
    /// `true`.
    True,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl ThingDone {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::True => Scalar::Boolean(true),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for ThingDone {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(true), Self::True),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

scalar_enum::implement!(ThingDone);
