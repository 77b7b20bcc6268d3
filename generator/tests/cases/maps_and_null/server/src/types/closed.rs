// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Closed`.

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Closed {
    pub width: Nullable<i64>,
}

object::implement! {
    Closed {
        nullable(width: i64, "width");
    }, closed, check
}

impl object::Check for Closed {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.width.into_value().is_none_or(|width| width >= 1),
            "width",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    CLOSED_SCHEMA {
        optional("width", Schema::Nullable(&Schema::Integer(1, i64::MAX)));
    }, AdditionalProperties::None
}
