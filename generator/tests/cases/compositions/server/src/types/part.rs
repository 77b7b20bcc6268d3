// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Part`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Part {
    pub name: String,
}

/// The required fields of [`Part`].
#[derive(Debug)]
pub struct PartRequired {
    pub name: String,
}

object::implement! {
    Part from PartRequired {
        required(name, "name");
    }
}

/// The JSON schema of [`Part`].
pub(crate) static PART_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
