// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingPartsItem`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `EverythingPartsItem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingPartsItem {
    /// `name`.
    pub name: String,
    /// `weight`.
    pub weight: f64,
}

/// The required fields of [`EverythingPartsItem`].
#[derive(Debug)]
pub struct EverythingPartsItemRequired {
    /// `name`.
    pub name: String,
    /// `weight`.
    pub weight: f64,
}

impl From<EverythingPartsItemRequired> for EverythingPartsItem {
    fn from(required: EverythingPartsItemRequired) -> Self {
        Self {
            name: required.name,
            weight: required.weight,
        }
    }
}

impl json::EncodeFields for EverythingPartsItem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("weight", &self.weight);
    }
}

impl json::Decode for EverythingPartsItem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut weight: Option<f64> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::required("weight", &mut weight),
            ],
        )?;
        let (Some(name), Some(weight)) = (name, weight) else {
            return Err(object::incomplete());
        };
        Ok(Self { name, weight })
    }
}

object::implement!(EverythingPartsItem);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "weight",
            required: true,
            schema: Schema::Number(NumberBounds::ANY),
        },
    ],
    AdditionalProperties::Any,
);
