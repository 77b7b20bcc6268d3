// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::{json, object};

/// The body of an error response.
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
    /// The HTTP status code of the response.
    pub status: i64,
}

/// The required fields of [`Error`].
#[derive(Debug)]
pub struct ErrorRequired {
    /// Machine-readable error code.
    ///
    /// The codes in use are `bad_request`, `unauthorized`, `not_found`, `method_not_allowed`,
    /// `payload_too_large`, `unsupported_media_type`, `too_many_requests`, `internal_error` and
    /// `service_unavailable`. The list is open: a client must accept other codes.
    pub code: String,
    /// Human-readable description.
    pub message: String,
    /// The HTTP status code of the response.
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

impl json::Decode for Error {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut code: Option<String> = None;
        let mut message: Option<String> = None;
        let mut status: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("code", &mut code),
                object::required("message", &mut message),
                object::required("status", &mut status),
            ],
        )?;
        let (Some(code), Some(message), Some(status)) = (code, message, status) else {
            return Err(object::incomplete());
        };
        Ok(Self { code, message, status })
    }
}

object::implement!(Error);
