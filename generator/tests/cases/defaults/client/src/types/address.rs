// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
use crate::types::Point;

/// `Address`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Address {
    /// `city`.
    ///
    /// The server defaults to `Nowhere`.
    pub city: Option<String>,
    /// `at`.
    ///
    /// The server defaults to `{"x":1,"y":1,"z":1}`.
    pub at: Option<Point>,
    /// `line`.
    pub line: Option<String>,
    /// `country`.
    ///
    /// The server defaults to `NL`.
    pub country: Nullable<String>,
    /// `note`.
    pub note: Nullable<String>,
    /// `since`.
    ///
    /// The server defaults to `1`.
    pub since: Option<i64>,
}

impl Address {
    /// Sets `city`.
    #[must_use]
    pub fn city(mut self, city: impl IntoOptional<String>) -> Self {
        self.city = city.into_optional();
        self
    }

    /// Sets `at`.
    #[must_use]
    pub fn at(mut self, at: impl Into<Option<Point>>) -> Self {
        self.at = at.into();
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
    pub fn country(mut self, country: impl Into<Nullable<String>>) -> Self {
        self.country = country.into();
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
    pub fn since(mut self, since: impl Into<Option<i64>>) -> Self {
        self.since = since.into();
        self
    }
}

impl json::EncodeFields for Address {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("city", &self.city);
        fields.optional("at", &self.at);
        fields.optional("line", &self.line);
        fields.nullable("country", &self.country);
        fields.nullable("note", &self.note);
        fields.optional("since", &self.since);
    }
}

impl json::Decode for Address {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut city: Option<String> = None;
        let mut at: Option<Point> = None;
        let mut line: Option<String> = None;
        let mut country: Nullable<String> = Nullable::Absent;
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
            city,
            at,
            line,
            country,
            note,
            since,
        })
    }
}

object::implement!(Address);
