// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Tag`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    TAG_SCHEMA {
        required("name", Schema::String(&[]));
    }, AdditionalProperties::Any
}
