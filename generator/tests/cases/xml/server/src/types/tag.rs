// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Tag`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Tag`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tag {
    /// `name`.
    pub name: String,
}

/// The required fields of [`Tag`].
#[derive(Debug)]
pub struct TagRequired {
    /// `name`.
    pub name: String,
}

impl From<TagRequired> for Tag {
    fn from(required: TagRequired) -> Self {
        Self { name: required.name }
    }
}

impl json::EncodeFields for Tag {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
    }
}

impl json::Decode for Tag {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        object::read(reader, &mut [object::required("name", &mut name)])?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name })
    }
}

object::implement!(Tag);

/// The JSON schema of [`Tag`].
pub(crate) static TAG_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
