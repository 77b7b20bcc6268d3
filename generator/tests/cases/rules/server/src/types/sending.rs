// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Sending`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Sending {
    pub kind: String,
    pub weight: f64,
    pub express: Option<bool>,
    pub country: Option<String>,
    pub code: Option<String>,
}

/// The required fields of [`Sending`].
#[derive(Debug)]
pub struct SendingRequired {
    pub kind: String,
    pub weight: f64,
}

object::implement! {
    Sending from SendingRequired {
        required(kind, "kind");
        required(weight, "weight");
        optional(express: bool, "express");
        optional(country: String, "country");
        optional(code: String, "code");
    }
}

/// The JSON schema of [`Sending`].
pub(crate) static SENDING_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "weight",
            required: true,
            schema: Schema::Number(NumberBounds::ANY),
        },
        Field {
            name: "express",
            required: false,
            schema: Schema::Boolean,
        },
        Field {
            name: "country",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "code",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
