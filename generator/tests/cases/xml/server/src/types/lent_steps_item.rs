// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `LentStepsItem`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `LentStepsItem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LentStepsItem {
    /// `to`.
    pub to: String,
}

/// The required fields of [`LentStepsItem`].
#[derive(Debug)]
pub struct LentStepsItemRequired {
    /// `to`.
    pub to: String,
}

impl From<LentStepsItemRequired> for LentStepsItem {
    fn from(required: LentStepsItemRequired) -> Self {
        Self { to: required.to }
    }
}

impl json::EncodeFields for LentStepsItem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("to", &self.to);
    }
}

impl json::Decode for LentStepsItem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut to: Option<String> = None;
        object::read(reader, &mut [object::required("to", &mut to)])?;
        let Some(to) = to else {
            return Err(object::incomplete());
        };
        Ok(Self { to })
    }
}

object::implement!(LentStepsItem);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "to",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
