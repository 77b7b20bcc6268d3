// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::color::{Color, COLOR_SCHEMA};
use crate::types::verify_type::{VerifyType, VERIFY_TYPE_SCHEMA};

/// `Both`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BothRequest {
    pub name: String,
    pub secret: Option<String>,
    /// Deprecated.
    pub color: Option<Color>,
    pub parts: Option<Vec<VerifyType>>,
}

/// The required fields of [`BothRequest`].
#[derive(Debug)]
pub struct BothRequestRequired {
    pub name: String,
}

object::implement! {
    BothRequest from BothRequestRequired {
        required(name, "name");
        optional(secret: String, "secret");
        optional(color: Color, "color");
        optional(parts: Vec<VerifyType>, "parts");
    }, ignored("id"), check
}

impl object::Check for BothRequest {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.parts.as_ref().is_none_or(|parts| !parts.is_empty()),
            "parts",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    BOTH_REQUEST_SCHEMA {
        required("name", Schema::String(&[]));
        optional("secret", Schema::String(&[]));
        optional("color", Schema::Reference(&COLOR_SCHEMA));
        optional("parts", Schema::Array(&Items { schema: Schema::Reference(&VERIFY_TYPE_SCHEMA), minimum: 1, maximum: usize::MAX }));
        optional("id", Schema::Any);
    }, AdditionalProperties::Any
}
