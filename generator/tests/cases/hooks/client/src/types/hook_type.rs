// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Hook`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Hook`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HookType {
    /// `hook`.
    pub hook: String,
}

/// What no [`HookType`] can be without.
#[derive(Debug)]
pub struct HookTypeRequired {
    /// `hook`.
    pub hook: String,
}

impl From<HookTypeRequired> for HookType {
    fn from(required: HookTypeRequired) -> Self {
        Self { hook: required.hook }
    }
}

impl json::EncodeFields for HookType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("hook", &self.hook);
    }
}

impl json::Decode for HookType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut hook: Option<String> = None;
        object::read(reader, &mut [object::required("hook", &mut hook)])?;
        let Some(hook) = hook else {
            return Err(object::incomplete());
        };
        Ok(Self { hook })
    }
}

object::implement!(HookType);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "hook",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
