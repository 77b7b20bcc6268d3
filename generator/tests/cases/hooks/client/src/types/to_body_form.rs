// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `ToBodyForm`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToBodyForm {
    pub f: Vec<i64>,
    pub o: Option<ToBodyFormO>,
}

/// The required fields of [`ToBodyForm`].
#[derive(Debug)]
pub struct ToBodyFormRequired {
    pub f: Vec<i64>,
}

object::implement! {
    ToBodyForm from ToBodyFormRequired {
        required(f, "f");
        optional(o: ToBodyFormO, "o");
    }
}

/// The JSON schema of [`ToBodyForm`].
pub(crate) static TO_BODY_FORM_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "f",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "o",
            required: false,
            schema: Schema::Reference(&TO_BODY_FORM_O_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToBodyFormO {
    pub z: Option<String>,
}

object::implement! {
    ToBodyFormO {
        optional(z: String, "z");
    }
}

/// The JSON schema of [`ToBodyFormO`].
pub(crate) static TO_BODY_FORM_O_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "z",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
