// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Automatic`.

use crate::runtime::object;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, UnknownScalar};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Automatic {
    pub automatic: AutomaticAutomatic,
    pub profile: String,
}

/// The required fields of [`Automatic`].
#[derive(Debug)]
pub struct AutomaticRequired {
    pub automatic: AutomaticAutomatic,
    pub profile: String,
}

object::implement! {
    Automatic from AutomaticRequired {
        required(automatic, "automatic");
        required(profile, "profile");
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AutomaticAutomatic {
    True,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

scalar_enum::implement! {
    AutomaticAutomatic {
        True = Scalar::Boolean(true);
    }
}
