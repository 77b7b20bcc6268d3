// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::{json, object, slot};

/// `Error`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Error {
    /// `message`.
    pub message: String,
}

/// What a [`Error`] cannot be without.
#[derive(Clone, Debug)]
pub struct ErrorRequired {
    /// `message`.
    pub message: String,
}

impl From<ErrorRequired> for Error {
    fn from(required: ErrorRequired) -> Self {
        Self { message: required.message }
    }
}

impl json::EncodeFields for Error {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("message", &self.message);
    }
}

impl object::Object for Error {
    const FIELDS: &'static [&'static str] = &["message"];

    type Slots = ErrorSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            message: object::required(slots.message, "message")?,
        })
    }
}

object::implement!(Error);

/// The fields of a [`Error`] read so far.
#[derive(Default)]
pub struct ErrorSlots {
    message: Option<String>,
}

impl slot::Slots for ErrorSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.message,
            _ => return None,
        };
        Some(slot)
    }
}
