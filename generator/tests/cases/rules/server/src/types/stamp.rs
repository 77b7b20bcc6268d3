// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Stamp`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Stamp {
    pub kind: Option<String>,
    pub by: Option<String>,
}

object::implement! {
    Stamp {
        optional(kind: String, "kind");
        optional(by: String, "by");
    }, ignored("made")
}

object_schema::implement! {
    STAMP_SCHEMA {
        optional("kind", Schema::String(&[]));
        optional("by", Schema::String(&[]));
        optional("made", Schema::Any);
    }, AdditionalProperties::Any
}
