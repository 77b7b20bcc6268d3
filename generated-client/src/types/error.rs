// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::object;

/// The body of an error response.
///
/// Created from [`ErrorRequired`].
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

object::implement! {
    Error from ErrorRequired {
        required(code, "code");
        required(message, "message");
        required(status, "status");
    }, careful("Error")
}
