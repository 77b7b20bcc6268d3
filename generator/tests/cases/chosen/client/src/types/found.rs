// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Found`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Found {
    pub at: String,
}

/// The required fields of [`Found`].
#[derive(Debug)]
pub struct FoundRequired {
    pub at: String,
}

object::implement! {
    Found from FoundRequired {
        required(at, "at");
    }
}

object_schema::implement! {
    FOUND_SCHEMA {
        required("at", Schema::String(&[]));
    }, AdditionalProperties::Any
}
