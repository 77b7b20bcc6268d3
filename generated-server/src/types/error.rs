// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::{json, object, slot};

/// Why a request failed.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Error {
    /// Machine-readable error code.
    ///
    /// The codes in use are `bad_request`, `unauthorized`, `not_found`, `method_not_allowed`,
    /// `payload_too_large`, `unsupported_media_type`, `too_many_requests`, `internal_error` and
    /// `service_unavailable`. The list is open: a client must accept other codes.
    pub code: String,
    /// Human-readable description.
    pub message: String,
    /// The HTTP status code, repeated.
    pub status: i64,
}

/// What a [`Error`] cannot be without.
#[derive(Clone, Debug)]
pub struct ErrorRequired {
    /// Machine-readable error code.
    ///
    /// The codes in use are `bad_request`, `unauthorized`, `not_found`, `method_not_allowed`,
    /// `payload_too_large`, `unsupported_media_type`, `too_many_requests`, `internal_error` and
    /// `service_unavailable`. The list is open: a client must accept other codes.
    pub code: String,
    /// Human-readable description.
    pub message: String,
    /// The HTTP status code, repeated.
    pub status: i64,
}

impl From<ErrorRequired> for Error {
    fn from(required: ErrorRequired) -> Self {
        Self {
            code: required.code,
            message: required.message,
            status: required.status,
        }
    }
}

impl json::EncodeFields for Error {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("code", &self.code);
        fields.field("message", &self.message);
        fields.field("status", &self.status);
    }
}

impl object::Object for Error {
    const FIELDS: &'static [&'static str] = &["code", "message", "status"];

    type Slots = ErrorSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            code: object::required(slots.code, "code")?,
            message: object::required(slots.message, "message")?,
            status: object::required(slots.status, "status")?,
        })
    }
}

object::implement!(Error);

/// The fields of a [`Error`] read so far.
#[derive(Default)]
pub struct ErrorSlots {
    code: Option<String>,
    message: Option<String>,
    status: Option<i64>,
}

impl slot::Slots for ErrorSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.code,
            1 => &mut self.message,
            2 => &mut self.status,
            _ => return None,
        };
        Some(slot)
    }
}
