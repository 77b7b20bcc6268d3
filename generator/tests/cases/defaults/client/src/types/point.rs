// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

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
    ///
    /// The server defaults to `5`.
    pub z: Option<i64>,
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
            z: None,
        }
    }
}

impl Point {
    /// Sets `z`.
    #[must_use]
    pub fn z(mut self, z: impl Into<Option<i64>>) -> Self {
        self.z = z.into();
        self
    }
}

impl json::EncodeFields for Point {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("x", &self.x);
        fields.field("y", &self.y);
        fields.optional("z", &self.z);
    }
}

impl json::Decode for Point {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut x: Option<i64> = None;
        let mut y: Option<i64> = None;
        let mut z: Option<i64> = None;
        object::read(
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
        Ok(Self { x, y, z })
    }
}

object::implement!(Point);
