// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Hook`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Hook {
    pub hook: String,
}

/// The required fields of [`Hook`].
#[derive(Debug)]
pub struct HookRequired {
    pub hook: String,
}

object::implement! {
    Hook from HookRequired {
        required(hook, "hook");
    }
}

/// The JSON schema of [`Hook`].
pub(crate) static HOOK_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "hook",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
