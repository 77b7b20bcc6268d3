// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Lion`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Lion {
    pub kind: String,
    pub mane: Option<bool>,
}

/// The required fields of [`Lion`].
#[derive(Debug)]
pub struct LionRequired {
    pub kind: String,
}

object::implement! {
    Lion from LionRequired {
        required(kind, "kind");
        optional(mane: bool, "mane");
    }
}

object_schema::implement! {
    LION_SCHEMA {
        required("kind", Schema::String(&[]));
        optional("mane", Schema::Boolean);
    }, AdditionalProperties::Any
}
