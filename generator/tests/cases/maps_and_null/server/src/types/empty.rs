// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Empty`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object};

/// `Empty`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Empty {}

impl json::EncodeFields for Empty {
    fn encode_fields(&self, _fields: &mut json::Fields<'_>) {}
}

impl json::Decode for Empty {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        object::read_closed(reader, &mut [])?;
        Ok(Self {})
    }
}

object::implement!(Empty);

/// The JSON schema of [`Empty`].
pub(crate) static EMPTY_SCHEMA: Schema = Schema::Object(&[], AdditionalProperties::None);
