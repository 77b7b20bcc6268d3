// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
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
    pub note: Nullable<String>,
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
            note: Nullable::Absent,
            since: 1,
        }
    }
}

impl Address {
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
        fields.nullable("note", &self.note);
        fields.field("since", &self.since);
    }
}

impl json::Decode for Address {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut city: Option<String> = None;
        let mut at: Option<Point> = None;
        let mut line: Option<String> = None;
        let mut country: Option<Option<String>> = None;
        let mut note: Nullable<String> = Nullable::Absent;
        let mut since: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::optional("city", &mut city),
                object::optional("at", &mut at),
                object::optional("line", &mut line),
                object::optional("country", &mut country),
                object::optional("note", &mut note),
                object::optional("since", &mut since),
            ],
        )?;
        Ok(Self {
            city: city.unwrap_or("Nowhere".to_owned()),
            at: at.unwrap_or_else(|| Point { x: 1, y: 1, z: 1 }),
            line,
            country: country.unwrap_or(Some("NL".to_owned())),
            note,
            since: since.unwrap_or(1),
        })
    }
}

object::implement!(Address);

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
