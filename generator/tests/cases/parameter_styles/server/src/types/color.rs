// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Color {
    pub r: i64,
    pub g: Option<i64>,
    pub b: Option<i64>,
    pub name: Nullable<String>,
}

/// The required fields of [`Color`].
#[derive(Debug)]
pub struct ColorRequired {
    pub r: i64,
}

object::implement! {
    Color from ColorRequired {
        required(r, "R");
        optional(g: i64, "G");
        optional(b: i64, "B");
        nullable(name: String, "name");
    }, check
}

impl object::Check for Color {
    fn check(&self) -> json::Result<()> {
        object::require((0..=255).contains(&self.r), "R")?;
        Ok(())
    }
}

/// The JSON schema of [`Color`].
pub(crate) static COLOR_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "R",
            required: true,
            schema: Schema::Integer(0, 255),
        },
        Field {
            name: "G",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "B",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "name",
            required: false,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
    ],
    AdditionalProperties::Any,
);
