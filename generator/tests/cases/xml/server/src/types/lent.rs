// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Lent`.

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types;
use crate::types::LentStepsItem;

/// `Lent`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Lent {
    /// `steps`.
    pub steps: Vec<LentStepsItem>,
}

/// The required fields of [`Lent`].
#[derive(Debug)]
pub struct LentRequired {
    /// `steps`.
    pub steps: Vec<LentStepsItem>,
}

impl From<LentRequired> for Lent {
    fn from(required: LentRequired) -> Self {
        Self { steps: required.steps }
    }
}

impl json::EncodeFields for Lent {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("steps", &self.steps);
    }
}

impl json::Decode for Lent {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut steps: Option<Vec<LentStepsItem>> = None;
        object::read(reader, &mut [object::required("steps", &mut steps)])?;
        let Some(steps) = steps else {
            return Err(object::incomplete());
        };
        Ok(Self { steps })
    }
}

object::implement!(Lent);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "steps",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::lent_steps_item::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Any,
);
