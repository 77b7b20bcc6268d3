// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Box`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{json, object, object_schema};

/// `Box`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BoxType {
    pub size: Option<Vec<i64>>,
    pub kind: String,
    pub weight: f64,
    pub express: Option<bool>,
    pub country: Option<String>,
    pub code: Option<String>,
}

/// The required fields of [`BoxType`].
#[derive(Debug)]
pub struct BoxTypeRequired {
    pub kind: String,
    pub weight: f64,
}

object::implement! {
    BoxType from BoxTypeRequired {
        optional(size: Vec<i64>, "size");
        required(kind, "kind");
        required(weight, "weight");
        optional(express: bool, "express");
        optional(country: String, "country");
        optional(code: String, "code");
    }, check
}

impl object::Check for BoxType {
    fn check(&self) -> json::Result<()> {
        object::require(self.size.as_ref().is_none_or(|size| size.len() <= 3), "size")?;
        Ok(())
    }
}

object_schema::implement! {
    BOX_TYPE_SCHEMA {
        optional("size", Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: 3 }));
        required("kind", Schema::String(&[]));
        required("weight", Schema::Number(NumberBounds::ANY));
        optional("express", Schema::Boolean);
        optional("country", Schema::String(&[]));
        optional("code", Schema::String(&[]));
    }, AdditionalProperties::Any
}
