// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Stamp`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Stamp {
    pub kind: Option<String>,
    pub by: Option<String>,
}

object::implement! {
    Stamp {
        optional(kind: String, "kind");
        optional(by: String, "by");
    }, ignored("made")
}

/// The JSON schema of [`Stamp`].
pub(crate) static STAMP_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "by",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "made",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
