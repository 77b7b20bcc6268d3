//! The reasons for rejecting a request.

use std::borrow::Cow;

use http::StatusCode;

use super::types::Error;

/// A status and its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The status of the response.
    pub status: StatusCode,
    /// The message.
    pub message: Cow<'static, str>,
    /// The value of `WWW-Authenticate`.
    pub challenge: Option<&'static str>,
}

impl Failure {
    /// A failure with a constant message.
    pub const fn new(status: StatusCode, message: &'static str) -> Self {
        Self {
            status,
            message: Cow::Borrowed(message),
            challenge: None,
        }
    }

    /// `400`, with the violations.
    pub fn invalid(message: impl Into<Cow<'static, str>>) -> Self {
        Self {
            message: message.into(),
            ..Self::new(StatusCode::BAD_REQUEST, "")
        }
    }

    /// `401`, with the challenge.
    pub const fn unauthorized(challenge: &'static str) -> Self {
        let message = Cow::Borrowed("missing or invalid credentials");
        Self {
            status: StatusCode::UNAUTHORIZED,
            message,
            challenge: Some(challenge),
        }
    }

    /// `404`
    pub const fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not found")
    }

    /// `415`
    pub const fn unsupported_media_type() -> Self {
        let message = "unsupported media type; expected application/json";
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, message)
    }

    /// The body of the response.
    pub fn into_error(self) -> Error {
        Error {
            code: code(self.status),
            message: self.message,
            status: self.status.as_u16(),
        }
    }
}

/// The code of a status.
pub fn code(status: StatusCode) -> &'static str {
    match status.as_u16() {
        400 => "bad_request",
        401 => "unauthorized",
        404 => "not_found",
        405 => "method_not_allowed",
        413 => "payload_too_large",
        415 => "unsupported_media_type",
        429 => "too_many_requests",
        503 => "service_unavailable",
        _ => "internal_error",
    }
}
