// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types::{Color, VerifyType, COLOR_SCHEMA, VERIFY_TYPE_SCHEMA};

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

/// The JSON schema of [`BothRequest`].
pub(crate) static BOTH_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "secret",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "color",
            required: false,
            schema: Schema::Reference(&COLOR_SCHEMA),
        },
        Field {
            name: "parts",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&VERIFY_TYPE_SCHEMA),
                    minimum: 1,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
