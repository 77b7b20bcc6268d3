// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Hook`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

/// `Hook`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Hook {
    /// `hook`.
    pub hook: String,
}

/// The required fields of [`Hook`].
#[derive(Debug)]
pub struct HookRequired {
    /// `hook`.
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
