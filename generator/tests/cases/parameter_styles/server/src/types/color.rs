// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Color`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Color {
    /// `R`.
    pub r: i64,
    /// `G`.
    pub g: Option<i64>,
    /// `B`.
    pub b: Option<i64>,
    /// `name`.
    pub name: Option<Option<String>>,
}

/// What a [`Color`] cannot be without.
#[derive(Clone, Debug)]
pub struct ColorRequired {
    /// `R`.
    pub r: i64,
}

impl From<ColorRequired> for Color {
    fn from(required: ColorRequired) -> Self {
        Self {
            r: required.r,
            g: None,
            b: None,
            name: None,
        }
    }
}

impl Color {
    /// Sets `g`.
    #[must_use]
    pub fn g(mut self, g: impl Into<Option<i64>>) -> Self {
        self.g = g.into();
        self
    }

    /// Sets `b`.
    #[must_use]
    pub fn b(mut self, b: impl Into<Option<i64>>) -> Self {
        self.b = b.into();
        self
    }

    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = Some(name.into());
        self
    }
}

impl json::EncodeFields for Color {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("R", &self.r);
        fields.optional("G", &self.g);
        fields.optional("B", &self.b);
        fields.optional("name", &self.name);
    }
}

impl object::Object for Color {
    const FIELDS: &'static [&'static str] = &["R", "G", "B", "name"];

    type Slots = ColorSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            r: object::required(slots.r, "R")?,
            g: slots.g,
            b: slots.b,
            name: slots.name,
        };
        object::check((0..=255).contains(&value.r), "R")?;
        Ok(value)
    }
}

object::implement!(Color);

/// The fields of a [`Color`] read so far.
#[derive(Default)]
pub struct ColorSlots {
    r: Option<i64>,
    g: Option<i64>,
    b: Option<i64>,
    name: Option<Option<String>>,
}

impl slot::Slots for ColorSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.r,
            1 => &mut self.g,
            2 => &mut self.b,
            3 => &mut self.name,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "R",
            required: true,
            schema: Schema::Integer(0, 255),
        },
        Field {
            name: "G",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "B",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "name",
            required: false,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
    ],
    Others::Any,
);
