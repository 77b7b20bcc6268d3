// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Sending`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Sending {
    pub kind: String,
    pub weight: f64,
    pub express: Option<bool>,
    pub country: Option<String>,
    pub code: Option<String>,
}

/// The required fields of [`Sending`].
#[derive(Debug)]
pub struct SendingRequired {
    pub kind: String,
    pub weight: f64,
}

object::implement! {
    Sending from SendingRequired {
        required(kind, "kind");
        required(weight, "weight");
        optional(express: bool, "express");
        optional(country: String, "country");
        optional(code: String, "code");
    }
}

object_schema::implement! {
    SENDING_SCHEMA {
        required("kind", Schema::String(&[]));
        required("weight", Schema::Number(NumberBounds::ANY));
        optional("express", Schema::Boolean);
        optional("country", Schema::String(&[]));
        optional("code", Schema::String(&[]));
    }, AdditionalProperties::Any
}
