// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Manual`.

use crate::runtime::object;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum};
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`Manual`].
pub(crate) static MANUAL_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "automatic",
            required: true,
            schema: Schema::Reference(&MANUAL_AUTOMATIC_SCHEMA),
        },
        Field {
            name: "level",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);

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

/// The JSON schema of [`ManualAutomatic`].
pub(crate) static MANUAL_AUTOMATIC_SCHEMA: Schema = Schema::ScalarEnum(
    &[Scalar::Boolean(false)],
    "expected one of `false`",
);
