// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Link`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Link {
    pub rel: Option<String>,
    pub to: Option<String>,
}

object::implement! {
    Link {
        optional(rel: String, "rel");
        optional(to: String, "to");
    }
}

/// The JSON schema of [`Link`].
pub(crate) static LINK_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "rel",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "to",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
