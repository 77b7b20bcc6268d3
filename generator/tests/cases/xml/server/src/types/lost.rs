// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Lost`.

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types;
use crate::types::LostStepsItem;

/// `Lost`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Lost {
    /// `steps`.
    pub steps: Vec<LostStepsItem>,
}

/// The required fields of [`Lost`].
#[derive(Debug)]
pub struct LostRequired {
    /// `steps`.
    pub steps: Vec<LostStepsItem>,
}

impl From<LostRequired> for Lost {
    fn from(required: LostRequired) -> Self {
        Self { steps: required.steps }
    }
}

impl json::EncodeFields for Lost {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("steps", &self.steps);
    }
}

impl json::Decode for Lost {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut steps: Option<Vec<LostStepsItem>> = None;
        object::read(reader, &mut [object::required("steps", &mut steps)])?;
        let Some(steps) = steps else {
            return Err(object::incomplete());
        };
        Ok(Self { steps })
    }
}

object::implement!(Lost);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "steps",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::lost_steps_item::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Any,
);
