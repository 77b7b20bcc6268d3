// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Point`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Point {
    /// `x`.
    pub x: i64,
    /// `y`.
    pub y: i64,
    /// `z`.
    pub z: i64,
}

/// The required fields of [`Point`].
#[derive(Debug)]
pub struct PointRequired {
    /// `x`.
    pub x: i64,
    /// `y`.
    pub y: i64,
}

impl From<PointRequired> for Point {
    fn from(required: PointRequired) -> Self {
        Self {
            x: required.x,
            y: required.y,
            z: 5,
        }
    }
}

impl Point {
    /// Sets `z`.
    #[must_use]
    pub fn z(mut self, z: i64) -> Self {
        self.z = z;
        self
    }
}

impl json::EncodeFields for Point {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("x", &self.x);
        fields.field("y", &self.y);
        fields.field("z", &self.z);
    }
}

impl json::Decode for Point {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut x: Option<i64> = None;
        let mut y: Option<i64> = None;
        let mut z: Option<i64> = None;
        object::read_closed(
            reader,
            &mut [
                object::required("x", &mut x),
                object::required("y", &mut y),
                object::optional("z", &mut z),
            ],
        )?;
        let (Some(x), Some(y)) = (x, y) else {
            return Err(object::incomplete());
        };
        Ok(Self { x, y, z: z.unwrap_or(5) })
    }
}

object::implement!(Point);

/// The JSON schema of [`Point`].
pub(crate) static POINT_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "x",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "y",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "z",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::None,
);
