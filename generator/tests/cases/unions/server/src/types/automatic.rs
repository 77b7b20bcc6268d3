// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Automatic`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_schema::ScalarSchema;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema, scalar_enum};

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

object_schema::implement! {
    AUTOMATIC_SCHEMA {
        required("automatic", Schema::Reference(&AUTOMATIC_AUTOMATIC_SCHEMA));
        required("profile", Schema::String(&[]));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AutomaticAutomatic {
    True,
}

scalar_enum::implement! {
    AutomaticAutomatic {
        True = Scalar::Boolean(true);
    }
}

pub(crate) static AUTOMATIC_AUTOMATIC_SCHEMA: Schema = Schema::Other(
    &ScalarSchema(&[Scalar::Boolean(true)], "expected one of `true`"),
);
