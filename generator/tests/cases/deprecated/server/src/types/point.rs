// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Point`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Point {
    /// `x`.
    pub x: i32,
    /// `y`.
    ///
    /// Deprecated.
    pub y: i32,
}

/// The required fields of [`Point`].
#[derive(Debug)]
pub struct PointRequired {
    /// `x`.
    pub x: i32,
}

impl From<PointRequired> for Point {
    fn from(required: PointRequired) -> Self {
        Self { x: required.x, y: 2 }
    }
}

impl Point {
    /// Sets `y`.
    #[must_use]
    pub fn y(mut self, y: i32) -> Self {
        self.y = y;
        self
    }
}

impl json::EncodeFields for Point {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("x", &self.x);
        fields.field("y", &self.y);
    }
}

impl json::Decode for Point {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut x: Option<i32> = None;
        let mut y: Option<i32> = None;
        object::read(
            reader,
            &mut [object::required("x", &mut x), object::optional("y", &mut y)],
        )?;
        let Some(x) = x else {
            return Err(object::incomplete());
        };
        Ok(Self { x, y: y.unwrap_or(2) })
    }
}

object::implement!(Point);

/// The JSON schema of [`Point`].
pub(crate) static POINT_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "x",
            required: true,
            schema: Schema::Integer(-2147483648, 2147483647),
        },
        Field {
            name: "y",
            required: false,
            schema: Schema::Integer(-2147483648, 2147483647),
        },
    ],
    AdditionalProperties::Any,
);
