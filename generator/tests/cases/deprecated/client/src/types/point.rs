// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::{json, object};

/// `Point`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Point {
    /// `x`.
    pub x: i32,
    /// `y`.
    ///
    /// The server defaults to `2`.
    #[deprecated]
    pub y: Option<i32>,
}

/// The required fields of [`Point`].
#[derive(Debug)]
pub struct PointRequired {
    /// `x`.
    pub x: i32,
}

impl From<PointRequired> for Point {
    #[expect(deprecated)]
    fn from(required: PointRequired) -> Self {
        Self { x: required.x, y: None }
    }
}

impl Point {
    /// Sets `y`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn y(mut self, y: impl Into<Option<i32>>) -> Self {
        self.y = y.into();
        self
    }
}

impl json::EncodeFields for Point {
    #[expect(deprecated)]
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("x", &self.x);
        fields.optional("y", &self.y);
    }
}

impl json::Decode for Point {
    #[expect(deprecated)]
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
        Ok(Self { x, y })
    }
}

object::implement!(Point);
