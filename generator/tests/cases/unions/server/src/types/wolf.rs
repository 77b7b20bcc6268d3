// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Wolf`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`Wolf`].
pub(crate) static WOLF_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "pack",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
