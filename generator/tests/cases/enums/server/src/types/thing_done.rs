// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingDone`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum};
use crate::runtime::schema::Schema;

/// `ThingDone`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingDone {
    /// `true`.
    True,
}

impl ThingDone {
    /// Returns the value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::True => Scalar::Boolean(true),
        }
    }
}

impl ScalarEnum for ThingDone {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(true), Self::True),
    ];
}

scalar_enum::implement!(ThingDone);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::ScalarEnum(
    &[Scalar::Boolean(true)],
    "expected one of `true`",
);
