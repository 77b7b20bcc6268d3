// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Sending`.

use crate::runtime::{json, object, slot};

/// `Sending`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Sending {
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

/// What a [`Sending`] cannot be without.
#[derive(Clone, Debug)]
pub struct SendingRequired {
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
}

impl From<SendingRequired> for Sending {
    fn from(required: SendingRequired) -> Self {
        Self {
            kind: required.kind,
            weight: required.weight,
            express: None,
            country: None,
            code: None,
        }
    }
}

impl Sending {
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

impl json::EncodeFields for Sending {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("weight", &self.weight);
        fields.optional("express", &self.express);
        fields.optional("country", &self.country);
        fields.optional("code", &self.code);
    }
}

impl object::Object for Sending {
    const FIELDS: &'static [&'static str] = &[
        "kind",
        "weight",
        "express",
        "country",
        "code",
    ];

    type Slots = SendingSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            weight: object::required(slots.weight, "weight")?,
            express: slots.express,
            country: slots.country,
            code: slots.code,
        })
    }
}

object::implement!(Sending);

/// The fields of a [`Sending`] read so far.
#[derive(Default)]
pub struct SendingSlots {
    kind: Option<String>,
    weight: Option<f64>,
    express: Option<bool>,
    country: Option<String>,
    code: Option<String>,
}

impl slot::Slots for SendingSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.weight,
            2 => &mut self.express,
            3 => &mut self.country,
            4 => &mut self.code,
            _ => return None,
        };
        Some(slot)
    }
}
