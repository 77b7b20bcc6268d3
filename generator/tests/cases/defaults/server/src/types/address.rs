// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::{json, object, slot};
use crate::types::{AddressRequest, Point};

/// `Address`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Address {
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
    /// `since`.
    pub since: i64,
}

impl Default for Address {
    fn default() -> Self {
        Self {
            city: "Nowhere".to_owned(),
            at: Point { x: 1, y: 1, z: 1 },
            line: None,
            country: Some("NL".to_owned()),
            note: None,
            since: 1,
        }
    }
}

impl Address {
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

    /// Sets `since`.
    #[must_use]
    pub fn since(mut self, since: i64) -> Self {
        self.since = since;
        self
    }
}

impl json::EncodeFields for Address {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("city", &self.city);
        fields.field("at", &self.at);
        fields.optional("line", &self.line);
        fields.field("country", &self.country);
        fields.optional("note", &self.note);
        fields.field("since", &self.since);
    }
}

impl object::Object for Address {
    const FIELDS: &'static [&'static str] = &[
        "city",
        "at",
        "line",
        "country",
        "note",
        "since",
    ];

    type Slots = AddressSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            city: slots.city.unwrap_or("Nowhere".to_owned()),
            at: slots.at.unwrap_or_else(|| Point { x: 1, y: 1, z: 1 }),
            line: slots.line,
            country: slots.country.unwrap_or(Some("NL".to_owned())),
            note: slots.note,
            since: slots.since.unwrap_or(1),
        })
    }
}

object::implement!(Address);

/// The fields of a [`Address`] read so far.
#[derive(Default)]
pub struct AddressSlots {
    city: Option<String>,
    at: Option<Point>,
    line: Option<String>,
    country: Option<Option<String>>,
    note: Option<Option<String>>,
    since: Option<i64>,
}

impl slot::Slots for AddressSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.city,
            1 => &mut self.at,
            2 => &mut self.line,
            3 => &mut self.country,
            4 => &mut self.note,
            5 => &mut self.since,
            _ => return None,
        };
        Some(slot)
    }
}

impl From<AddressRequest> for Address {
    fn from(value: AddressRequest) -> Self {
        Self {
            city: value.city,
            at: value.at,
            line: value.line,
            country: value.country,
            note: value.note,
            since: 1,
        }
    }
}
