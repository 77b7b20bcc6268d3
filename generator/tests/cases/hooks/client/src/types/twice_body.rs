// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `TwiceBody`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TwiceBody {
    pub w: Option<String>,
}

object::implement! {
    TwiceBody {
        optional(w: String, "w");
    }
}

object_schema::implement! {
    TWICE_BODY_SCHEMA {
        optional("w", Schema::String(&[TextConstraint::Length(2, usize::MAX)]));
    }, AdditionalProperties::Any
}
