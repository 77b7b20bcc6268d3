// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Hook`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

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

impl From<HookRequired> for Hook {
    fn from(required: HookRequired) -> Self {
        Self { hook: required.hook }
    }
}

impl json::EncodeFields for Hook {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("hook", &self.hook);
    }
}

impl json::Decode for Hook {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut hook: Option<String> = None;
        object::read(reader, &mut [object::required("hook", &mut hook)])?;
        let Some(hook) = hook else {
            return Err(object::incomplete());
        };
        Ok(Self { hook })
    }
}

object::implement!(Hook);

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
