// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Link`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Link {
    pub rel: Option<String>,
    pub to: Option<String>,
}

object::implement! {
    Link {
        optional(rel: String, "rel");
        optional(to: String, "to");
    }
}

object_schema::implement! {
    LINK_SCHEMA {
        optional("rel", Schema::String(&[]));
        optional("to", Schema::String(&[]));
    }, AdditionalProperties::Any
}
