// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Tag`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tag {
    pub name: String,
}

/// The required fields of [`Tag`].
#[derive(Debug)]
pub struct TagRequired {
    pub name: String,
}

object::implement! {
    Tag from TagRequired {
        required(name, "name");
    }
}

/// The JSON schema of [`Tag`].
pub(crate) static TAG_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
