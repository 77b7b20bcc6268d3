// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Loop`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Loop {
    pub name: String,
    pub next: Option<Box<Loop>>,
}

/// The required fields of [`Loop`].
#[derive(Debug)]
pub struct LoopRequired {
    pub name: String,
}

object::implement! {
    Loop from LoopRequired {
        required(name, "name");
        optional(next: Box<Loop>, "next");
    }
}

object_schema::implement! {
    LOOP_SCHEMA {
        required("name", Schema::String(&[]));
        optional("next", Schema::Reference(&LOOP_SCHEMA));
    }, AdditionalProperties::Any
}
