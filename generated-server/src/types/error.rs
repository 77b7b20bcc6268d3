// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

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

impl Serialize for Error {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("code", &self.code)?;
        object.serialize_entry("message", &self.message)?;
        object.serialize_entry("status", &self.status)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for Error {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Error {
    const NAME: &'static str = "Error";

    const FIELDS: &'static [&'static str] = &["code", "message", "status"];

    type Slots = ErrorSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.code, "code", map),
            1 => object::field(&mut slots.message, "message", map),
            2 => object::field(&mut slots.status, "status", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            code: object::required(slots.code, "code")?,
            message: object::required(slots.message, "message")?,
            status: object::required(slots.status, "status")?,
        })
    }
}

/// The fields of a [`Error`] read so far.
#[derive(Default)]
pub struct ErrorSlots {
    code: Option<String>,
    message: Option<String>,
    status: Option<i64>,
}
