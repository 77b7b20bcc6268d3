// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Box`.

use crate::runtime::{json, object, slot};

/// `Box`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BoxType {
    /// `size`.
    pub size: Option<Vec<i64>>,
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
    /// `express`.
    pub express: Option<bool>,
    /// `country`.
    pub country: Option<String>,
    /// `code`.
    pub code: Option<String>,
}

/// What a [`BoxType`] cannot be without.
#[derive(Clone, Debug)]
pub struct BoxTypeRequired {
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
}

impl From<BoxTypeRequired> for BoxType {
    fn from(required: BoxTypeRequired) -> Self {
        Self {
            size: None,
            kind: required.kind,
            weight: required.weight,
            express: None,
            country: None,
            code: None,
        }
    }
}

impl BoxType {
    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<Vec<i64>>>) -> Self {
        self.size = size.into();
        self
    }

    /// Sets `express`.
    #[must_use]
    pub fn express(mut self, express: impl Into<Option<bool>>) -> Self {
        self.express = express.into();
        self
    }

    /// Sets `country`.
    #[must_use]
    pub fn country(mut self, country: impl Into<Option<String>>) -> Self {
        self.country = country.into();
        self
    }

    /// Sets `code`.
    #[must_use]
    pub fn code(mut self, code: impl Into<Option<String>>) -> Self {
        self.code = code.into();
        self
    }
}

impl json::EncodeFields for BoxType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("size", &self.size);
        fields.field("kind", &self.kind);
        fields.field("weight", &self.weight);
        fields.optional("express", &self.express);
        fields.optional("country", &self.country);
        fields.optional("code", &self.code);
    }
}

impl object::Object for BoxType {
    const FIELDS: &'static [&'static str] = &[
        "size",
        "kind",
        "weight",
        "express",
        "country",
        "code",
    ];

    type Slots = BoxTypeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            size: slots.size,
            kind: object::required(slots.kind, "kind")?,
            weight: object::required(slots.weight, "weight")?,
            express: slots.express,
            country: slots.country,
            code: slots.code,
        })
    }
}

object::implement!(BoxType);

/// The fields of a [`BoxType`] read so far.
#[derive(Default)]
pub struct BoxTypeSlots {
    size: Option<Vec<i64>>,
    kind: Option<String>,
    weight: Option<f64>,
    express: Option<bool>,
    country: Option<String>,
    code: Option<String>,
}

impl slot::Slots for BoxTypeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.size,
            1 => &mut self.kind,
            2 => &mut self.weight,
            3 => &mut self.express,
            4 => &mut self.country,
            5 => &mut self.code,
            _ => return None,
        };
        Some(slot)
    }
}
