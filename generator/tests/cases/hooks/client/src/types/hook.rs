// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Hook`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    HOOK_SCHEMA {
        required("hook", Schema::String(&[]));
    }, AdditionalProperties::Any
}
