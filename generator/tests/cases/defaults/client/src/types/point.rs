// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::{json, object, slot};

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
    /// Where it is left out, the server takes `5`.
    pub z: Option<i64>,
}

/// What a [`Point`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for Point {
    const FIELDS: &'static [&'static str] = &["x", "y", "z"];

    type Slots = PointSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            x: object::required(slots.x, "x")?,
            y: object::required(slots.y, "y")?,
            z: slots.z,
        })
    }
}

object::implement!(Point);

/// The fields of a [`Point`] read so far.
#[derive(Default)]
pub struct PointSlots {
    x: Option<i64>,
    y: Option<i64>,
    z: Option<i64>,
}

impl slot::Slots for PointSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.x,
            1 => &mut self.y,
            2 => &mut self.z,
            _ => return None,
        };
        Some(slot)
    }
}
