// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Manual`.

use crate::runtime::object;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, UnknownScalar};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Manual {
    pub automatic: ManualAutomatic,
    pub level: i64,
}

/// The required fields of [`Manual`].
#[derive(Debug)]
pub struct ManualRequired {
    pub automatic: ManualAutomatic,
    pub level: i64,
}

object::implement! {
    Manual from ManualRequired {
        required(automatic, "automatic");
        required(level, "level");
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ManualAutomatic {
    False,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

scalar_enum::implement! {
    ManualAutomatic {
        False = Scalar::Boolean(false);
    }
}
