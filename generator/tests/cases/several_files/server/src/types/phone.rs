// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Phone {
    pub by: String,
    pub number: String,
}

/// The required fields of [`Phone`].
#[derive(Debug)]
pub struct PhoneRequired {
    pub by: String,
    pub number: String,
}

object::implement! {
    Phone from PhoneRequired {
        required(by, "by");
        required(number, "number");
    }
}

object_schema::implement! {
    PHONE_SCHEMA {
        required("by", Schema::String(&[]));
        required("number", Schema::String(&[]));
    }, AdditionalProperties::Any
}
