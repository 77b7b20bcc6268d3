// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, slot};
use crate::types::{Point, POINT_SCHEMA};

/// `Address`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddressRequest {
    /// `city`.
    pub city: String,
    /// `at`.
    pub at: Point,
    /// `line`.
    pub line: Option<String>,
    /// `country`.
    pub country: Option<String>,
    /// `note`.
    pub note: Nullable<String>,
}

impl Default for AddressRequest {
    fn default() -> Self {
        Self {
            city: "Nowhere".to_owned(),
            at: Point { x: 1, y: 1, z: 1 },
            line: None,
            country: Some("NL".to_owned()),
            note: Nullable::Absent,
        }
    }
}

impl AddressRequest {
    /// Sets `city`.
    #[must_use]
    pub fn city(mut self, city: impl Into<String>) -> Self {
        self.city = city.into();
        self
    }

    /// Sets `at`.
    #[must_use]
    pub fn at(mut self, at: Point) -> Self {
        self.at = at;
        self
    }

    /// Sets `line`.
    #[must_use]
    pub fn line(mut self, line: impl IntoOptional<String>) -> Self {
        self.line = line.into_optional();
        self
    }

    /// Sets `country`.
    #[must_use]
    pub fn country(mut self, country: impl IntoOptional<String>) -> Self {
        self.country = country.into_optional();
        self
    }

    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl Into<Nullable<String>>) -> Self {
        self.note = note.into();
        self
    }
}

impl json::EncodeFields for AddressRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("city", &self.city);
        fields.field("at", &self.at);
        fields.optional("line", &self.line);
        fields.field("country", &self.country);
        fields.nullable("note", &self.note);
    }
}

impl json::Decode for AddressRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut city: Option<String> = None;
        let mut at: Option<Point> = None;
        let mut line: Option<String> = None;
        let mut country: Option<Option<String>> = None;
        let mut note: Nullable<String> = Nullable::Absent;
        object::read(
            reader,
            &mut [
                object::optional("city", &mut city),
                object::optional("at", &mut at),
                object::optional("line", &mut line),
                object::optional("country", &mut country),
                object::optional("note", &mut note),
                object::optional("since", &mut slot::Passed),
            ],
        )?;
        Ok(Self {
            city: city.unwrap_or("Nowhere".to_owned()),
            at: at.unwrap_or_else(|| Point { x: 1, y: 1, z: 1 }),
            line,
            country: country.unwrap_or(Some("NL".to_owned())),
            note,
        })
    }
}

object::implement!(AddressRequest);

/// The JSON schema of [`AddressRequest`].
pub(crate) static ADDRESS_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "city",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "at",
            required: false,
            schema: Schema::Reference(&POINT_SCHEMA),
        },
        Field {
            name: "line",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "country",
            required: false,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
        Field {
            name: "note",
            required: false,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
        Field {
            name: "since",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
