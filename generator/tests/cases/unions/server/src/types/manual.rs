// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Manual`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_schema::ScalarSchema;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema, scalar_enum};

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

object_schema::implement! {
    MANUAL_SCHEMA {
        required("automatic", Schema::Reference(&MANUAL_AUTOMATIC_SCHEMA));
        required("level", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ManualAutomatic {
    False,
}

scalar_enum::implement! {
    ManualAutomatic {
        False = Scalar::Boolean(false);
    }
}

pub(crate) static MANUAL_AUTOMATIC_SCHEMA: Schema = Schema::Other(
    &ScalarSchema(&[Scalar::Boolean(false)], "expected one of `false`"),
);
