// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};
use crate::types;
use crate::types::Point;

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
    pub note: Option<Option<String>>,
}

impl Default for AddressRequest {
    fn default() -> Self {
        Self {
            city: "Nowhere".to_owned(),
            at: Point { x: 1, y: 1, z: 1 },
            line: None,
            country: Some("NL".to_owned()),
            note: None,
        }
    }
}

impl AddressRequest {
    /// Sets `city`.
    #[must_use]
    pub fn city(mut self, city: String) -> Self {
        self.city = city;
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
    pub fn line(mut self, line: impl Into<Option<String>>) -> Self {
        self.line = line.into();
        self
    }

    /// Sets `country`.
    #[must_use]
    pub fn country(mut self, country: impl Into<Option<String>>) -> Self {
        self.country = country.into();
        self
    }

    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl Into<Option<String>>) -> Self {
        self.note = Some(note.into());
        self
    }
}

impl json::EncodeFields for AddressRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("city", &self.city);
        fields.field("at", &self.at);
        fields.optional("line", &self.line);
        fields.field("country", &self.country);
        fields.optional("note", &self.note);
    }
}

impl object::Object for AddressRequest {
    const FIELDS: &'static [&'static str] = &[
        "city",
        "at",
        "line",
        "country",
        "note",
        "since",
    ];

    type Slots = AddressRequestSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            city: slots.city.unwrap_or("Nowhere".to_owned()),
            at: slots.at.unwrap_or_else(|| Point { x: 1, y: 1, z: 1 }),
            line: slots.line,
            country: slots.country.unwrap_or(Some("NL".to_owned())),
            note: slots.note,
        })
    }
}

object::implement!(AddressRequest);

/// The fields of a [`AddressRequest`] read so far.
#[derive(Default)]
pub struct AddressRequestSlots {
    city: Option<String>,
    at: Option<Point>,
    line: Option<String>,
    country: Option<Option<String>>,
    note: Option<Option<String>>,
}

impl slot::Slots for AddressRequestSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.city,
            1 => &mut self.at,
            2 => &mut self.line,
            3 => &mut self.country,
            4 => &mut self.note,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "city",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "at",
            required: false,
            schema: Schema::Reference(&types::point::SCHEMA),
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
    Others::Any,
);
