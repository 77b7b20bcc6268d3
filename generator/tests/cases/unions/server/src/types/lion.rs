// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Lion`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Lion {
    pub kind: String,
    pub mane: Option<bool>,
}

/// The required fields of [`Lion`].
#[derive(Debug)]
pub struct LionRequired {
    pub kind: String,
}

object::implement! {
    Lion from LionRequired {
        required(kind, "kind");
        optional(mane: bool, "mane");
    }
}

/// The JSON schema of [`Lion`].
pub(crate) static LION_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "mane",
            required: false,
            schema: Schema::Boolean,
        },
    ],
    AdditionalProperties::Any,
);
