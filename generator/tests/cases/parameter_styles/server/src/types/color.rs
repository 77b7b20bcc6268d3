// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};

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

object_schema::implement! {
    COLOR_SCHEMA {
        required("R", Schema::Integer(0, 255));
        optional("G", Schema::Integer(i64::MIN, i64::MAX));
        optional("B", Schema::Integer(i64::MIN, i64::MAX));
        optional("name", Schema::Nullable(&Schema::String(&[])));
    }, AdditionalProperties::Any
}
