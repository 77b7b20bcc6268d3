// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ManualAutomatic`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum};
use crate::runtime::schema::Schema;

/// `ManualAutomatic`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ManualAutomatic {
    /// `false`.
    False,
}

impl ManualAutomatic {
    /// Returns the value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::False => Scalar::Boolean(false),
        }
    }
}

impl ScalarEnum for ManualAutomatic {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(false), Self::False),
    ];
}

scalar_enum::implement!(ManualAutomatic);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::ScalarEnum(
    &[Scalar::Boolean(false)],
    "expected one of `false`",
);
