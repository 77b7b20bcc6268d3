// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Wolf`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Wolf {
    pub pack: Option<i64>,
}

object::implement! {
    Wolf {
        optional(pack: i64, "pack");
    }
}

object_schema::implement! {
    WOLF_SCHEMA {
        optional("pack", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}
