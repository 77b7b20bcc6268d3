// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Automatic`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_schema::ScalarSchema;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{object, scalar_enum};

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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AutomaticAutomatic {
    True,
}

scalar_enum::implement! {
    AutomaticAutomatic {
        True = Scalar::Boolean(true);
    }
}

/// The JSON schema of [`AutomaticAutomatic`].
pub(crate) static AUTOMATIC_AUTOMATIC_SCHEMA: Schema = Schema::Other(
    &ScalarSchema(&[Scalar::Boolean(true)], "expected one of `true`"),
);
