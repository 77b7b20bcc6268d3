// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Automatic`.

use crate::runtime::object;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum};
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`Automatic`].
pub(crate) static AUTOMATIC_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "automatic",
            required: true,
            schema: Schema::Reference(&AUTOMATIC_AUTOMATIC_SCHEMA),
        },
        Field {
            name: "profile",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);

/// `AutomaticAutomatic`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AutomaticAutomatic {
    /// `true`.
    True,
}

impl AutomaticAutomatic {
    /// Returns the value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::True => Scalar::Boolean(true),
        }
    }
}

impl ScalarEnum for AutomaticAutomatic {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(true), Self::True),
    ];
}

scalar_enum::implement!(AutomaticAutomatic);

/// The JSON schema of [`AutomaticAutomatic`].
pub(crate) static AUTOMATIC_AUTOMATIC_SCHEMA: Schema = Schema::ScalarEnum(
    &[Scalar::Boolean(true)],
    "expected one of `true`",
);
