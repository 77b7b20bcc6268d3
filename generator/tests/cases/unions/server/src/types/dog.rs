// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    pub bark: bool,
}

/// The required fields of [`Dog`].
#[derive(Debug)]
pub struct DogRequired {
    pub bark: bool,
}

object::implement! {
    Dog from DogRequired {
        required(bark, "bark");
    }
}

object_schema::implement! {
    DOG_SCHEMA {
        required("bark", Schema::Boolean);
    }, AdditionalProperties::Any
}
