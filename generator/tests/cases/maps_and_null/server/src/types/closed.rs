// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Closed`.

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

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

/// The JSON schema of [`Closed`].
pub(crate) static CLOSED_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "width",
            required: false,
            schema: Schema::Nullable(&Schema::Integer(1, i64::MAX)),
        },
    ],
    AdditionalProperties::None,
);
