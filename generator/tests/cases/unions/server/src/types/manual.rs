// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Manual`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_schema::ScalarSchema;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{object, scalar_enum};

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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ManualAutomatic {
    False,
}

scalar_enum::implement! {
    ManualAutomatic {
        False = Scalar::Boolean(false);
    }
}

/// The JSON schema of [`ManualAutomatic`].
pub(crate) static MANUAL_AUTOMATIC_SCHEMA: Schema = Schema::Other(
    &ScalarSchema(&[Scalar::Boolean(false)], "expected one of `false`"),
);
