// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeCircle`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// Circle
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeCircle {
    /// `kind`.
    pub kind: String,
    /// `area`.
    ///
    /// Deprecated.
    pub area: Option<f64>,
    /// `radius`.
    ///
    /// Deprecated.
    pub radius: f64,
}

/// The required fields of [`ShapeCircle`].
#[derive(Debug)]
pub struct ShapeCircleRequired {
    /// `kind`.
    pub kind: String,
    /// `radius`.
    ///
    /// Deprecated.
    pub radius: f64,
}

impl From<ShapeCircleRequired> for ShapeCircle {
    fn from(required: ShapeCircleRequired) -> Self {
        Self {
            kind: required.kind,
            area: None,
            radius: required.radius,
        }
    }
}

impl ShapeCircle {
    /// Sets `area`.
    #[must_use]
    pub fn area(mut self, area: impl Into<Option<f64>>) -> Self {
        self.area = area.into();
        self
    }
}

impl json::EncodeFields for ShapeCircle {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("area", &self.area);
        fields.field("radius", &self.radius);
    }
}

impl json::Decode for ShapeCircle {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut area: Option<f64> = None;
        let mut radius: Option<f64> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::optional("area", &mut area),
                object::required("radius", &mut radius),
            ],
        )?;
        let (Some(kind), Some(radius)) = (kind, radius) else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, area, radius })
    }
}

object::implement!(ShapeCircle);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "area",
            required: false,
            schema: Schema::Number(NumberBounds::ANY),
        },
        Field {
            name: "radius",
            required: true,
            schema: Schema::Number(NumberBounds::ANY),
        },
    ],
    AdditionalProperties::Any,
);
