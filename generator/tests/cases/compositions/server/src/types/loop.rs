// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Loop`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`Loop`].
pub(crate) static LOOP_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "next",
            required: false,
            schema: Schema::Reference(&LOOP_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
