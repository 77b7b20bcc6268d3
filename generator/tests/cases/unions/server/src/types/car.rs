// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Car`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Car {
    pub kind: String,
    pub wheels: i64,
    pub doors: Option<i64>,
}

/// The required fields of [`Car`].
#[derive(Debug)]
pub struct CarRequired {
    pub kind: String,
    pub wheels: i64,
}

object::implement! {
    Car from CarRequired {
        required(kind, "kind");
        required(wheels, "wheels");
        optional(doors: i64, "doors");
    }, check
}

impl object::Check for Car {
    fn check(&self) -> json::Result<()> {
        object::require(self.wheels >= 0, "wheels")?;
        Ok(())
    }
}

/// The JSON schema of [`Car`].
pub(crate) static CAR_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "wheels",
            required: true,
            schema: Schema::Integer(0, i64::MAX),
        },
        Field {
            name: "doors",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
