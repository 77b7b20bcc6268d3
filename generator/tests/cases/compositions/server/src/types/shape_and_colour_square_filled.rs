// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourSquareFilled`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// Filled
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourSquareFilled {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `fill`.
    pub fill: String,
}

/// The required fields of [`ShapeAndColourSquareFilled`].
#[derive(Debug)]
pub struct ShapeAndColourSquareFilledRequired {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `fill`.
    pub fill: String,
}

impl From<ShapeAndColourSquareFilledRequired> for ShapeAndColourSquareFilled {
    fn from(required: ShapeAndColourSquareFilledRequired) -> Self {
        Self {
            id: required.id,
            side: required.side,
            fill: required.fill,
        }
    }
}

impl json::EncodeFields for ShapeAndColourSquareFilled {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("side", &self.side);
        fields.field("fill", &self.fill);
    }
}

impl json::Decode for ShapeAndColourSquareFilled {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut side: Option<f64> = None;
        let mut fill: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("id", &mut id),
                object::required("side", &mut side),
                object::required("fill", &mut fill),
            ],
        )?;
        let (Some(id), Some(side), Some(fill)) = (id, side, fill) else {
            return Err(object::incomplete());
        };
        Ok(Self { id, side, fill })
    }
}

object::implement!(ShapeAndColourSquareFilled);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "side",
            required: true,
            schema: Schema::Number(NumberBounds::ANY),
        },
        Field {
            name: "fill",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
