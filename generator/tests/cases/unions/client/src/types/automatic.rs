// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Automatic`.

use crate::runtime::object;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};

/// `Automatic`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Automatic {
    /// `automatic`.
    pub automatic: AutomaticAutomatic,
    /// `profile`.
    pub profile: String,
}

/// The required fields of [`Automatic`].
#[derive(Debug)]
pub struct AutomaticRequired {
    /// `automatic`.
    pub automatic: AutomaticAutomatic,
    /// `profile`.
    pub profile: String,
}

object::implement! {
    Automatic from AutomaticRequired {
        required(automatic, "automatic");
        required(profile, "profile");
    }
}

/// `AutomaticAutomatic`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AutomaticAutomatic {
    /// `true`.
    True,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl AutomaticAutomatic {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::True => Scalar::Boolean(true),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for AutomaticAutomatic {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(true), Self::True),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

scalar_enum::implement!(AutomaticAutomatic);
