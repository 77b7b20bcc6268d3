// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};
use crate::types::{EventData, EventEvent};

/// `Event`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Event {
    /// `event`.
    pub event: EventEvent,
    /// `id`.
    pub id: Option<String>,
    /// `data`.
    pub data: EventData,
}

/// The required fields of [`Event`].
#[derive(Debug)]
pub struct EventRequired {
    /// `event`.
    pub event: EventEvent,
    /// `data`.
    pub data: EventData,
}

impl From<EventRequired> for Event {
    fn from(required: EventRequired) -> Self {
        Self {
            event: required.event,
            id: None,
            data: required.data,
        }
    }
}

impl Event {
    /// Sets `id`.
    #[must_use]
    pub fn id(mut self, id: impl IntoOptional<String>) -> Self {
        self.id = id.into_optional();
        self
    }
}

impl json::EncodeFields for Event {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("event", &self.event);
        fields.optional("id", &self.id);
        fields.field("data", &self.data);
    }
}

impl json::Decode for Event {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut event: Option<EventEvent> = None;
        let mut id: Option<String> = None;
        let mut data: Option<EventData> = None;
        object::read(
            reader,
            &mut [
                object::required("event", &mut event),
                object::optional("id", &mut id),
                object::required("data", &mut data),
            ],
        )?;
        let (Some(event), Some(data)) = (event, data) else {
            return Err(object::incomplete());
        };
        Ok(Self { event, id, data })
    }
}

object::implement!(Event);
