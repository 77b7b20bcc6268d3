// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Manual`.

use crate::runtime::object;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};

/// `Manual`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Manual {
    /// `automatic`.
    pub automatic: ManualAutomatic,
    /// `level`.
    pub level: i64,
}

/// The required fields of [`Manual`].
#[derive(Debug)]
pub struct ManualRequired {
    /// `automatic`.
    pub automatic: ManualAutomatic,
    /// `level`.
    pub level: i64,
}

object::implement! {
    Manual from ManualRequired {
        required(automatic, "automatic");
        required(level, "level");
    }
}

/// `ManualAutomatic`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ManualAutomatic {
    /// `false`.
    False,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl ManualAutomatic {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::False => Scalar::Boolean(false),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for ManualAutomatic {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(false), Self::False),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

scalar_enum::implement!(ManualAutomatic);
