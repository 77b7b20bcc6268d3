// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Part`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    PART_SCHEMA {
        required("name", Schema::String(&[]));
    }, AdditionalProperties::Any
}
