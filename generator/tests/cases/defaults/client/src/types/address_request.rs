// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object, slot};
use crate::types::{Address, Point};

/// `Address`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddressRequest {
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
}

impl AddressRequest {
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
}

impl json::EncodeFields for AddressRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("city", &self.city);
        fields.optional("at", &self.at);
        fields.optional("line", &self.line);
        fields.nullable("country", &self.country);
        fields.nullable("note", &self.note);
    }
}

impl json::Decode for AddressRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut city: Option<String> = None;
        let mut at: Option<Point> = None;
        let mut line: Option<String> = None;
        let mut country: Nullable<String> = Nullable::Absent;
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
            city,
            at,
            line,
            country,
            note,
        })
    }
}

object::implement!(AddressRequest);

impl From<Address> for AddressRequest {
    fn from(value: Address) -> Self {
        Self {
            city: value.city,
            at: value.at,
            line: value.line,
            country: value.country,
            note: value.note,
        }
    }
}
