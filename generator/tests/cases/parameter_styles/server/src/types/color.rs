// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

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
    pub name: Nullable<String>,
}

/// The required fields of [`Color`].
#[derive(Debug)]
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
            name: Nullable::Absent,
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
    pub fn name(mut self, name: impl Into<Nullable<String>>) -> Self {
        self.name = name.into();
        self
    }
}

impl json::EncodeFields for Color {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("R", &self.r);
        fields.optional("G", &self.g);
        fields.optional("B", &self.b);
        fields.nullable("name", &self.name);
    }
}

impl json::Decode for Color {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r: Option<i64> = None;
        let mut g: Option<i64> = None;
        let mut b: Option<i64> = None;
        let mut name: Nullable<String> = Nullable::Absent;
        object::read(
            reader,
            &mut [
                object::required("R", &mut r),
                object::optional("G", &mut g),
                object::optional("B", &mut b),
                object::optional("name", &mut name),
            ],
        )?;
        let Some(r) = r else {
            return Err(object::incomplete());
        };
        let value = Self { r, g, b, name };
        object::check((0..=255).contains(&value.r), "R")?;
        Ok(value)
    }
}

object::implement!(Color);

/// The JSON schema of [`Color`].
pub(crate) static COLOR_SCHEMA: Schema = Schema::Object(
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
    AdditionalProperties::Any,
);
