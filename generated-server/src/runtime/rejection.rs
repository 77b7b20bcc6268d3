// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Why a request is answered before its handler runs.

use std::fmt::{self, Write};
use std::time::Duration;

use http::header::{ACCEPT, ALLOW, RETRY_AFTER, WWW_AUTHENTICATE};
use http::{HeaderMap, HeaderValue, StatusCode};

use super::violation::{Violation, Violations};

/// Why a request is answered before its handler runs, or without its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rejection {
    /// `400`: the request breaks rules of the description.
    Invalid(Vec<Violation>),
    /// `400`: the body broke off or could not be read.
    UnreadableBody,
    /// `401`: a credential is missing or not valid. Holds the challenge, which is
    /// empty where no credential has one.
    Unauthorized(&'static str),
    /// `403`: the credential does not allow this.
    Forbidden,
    /// `404`: no operation has this path, or its path parameters name nothing.
    NotFound,
    /// `405`: the path has no operation with this method. Holds those it has.
    MethodNotAllowed(String),
    /// `406`: the caller takes none of these media types, which have commas between them.
    NotAcceptable(&'static str),
    /// `413`: the body is longer than this count of bytes.
    PayloadTooLarge(usize),
    /// `415`: the body is of another media type than these, which have commas between them.
    UnsupportedMediaType(&'static str),
    /// `429`: too many requests.
    TooManyRequests(Duration),
    /// `500`: the answer could not be made.
    Internal,
    /// `501`: the operation is not implemented yet.
    NotImplemented,
    /// `503`: something that is needed is away.
    Unavailable(Duration),
}

impl Rejection {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Invalid(_) | Self::UnreadableBody => StatusCode::BAD_REQUEST,
            Self::Unauthorized(_) => StatusCode::UNAUTHORIZED,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed(_) => StatusCode::METHOD_NOT_ALLOWED,
            Self::NotAcceptable(_) => StatusCode::NOT_ACCEPTABLE,
            Self::PayloadTooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnsupportedMediaType(_) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooManyRequests(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Self::NotImplemented => StatusCode::NOT_IMPLEMENTED,
            Self::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// In words, for the caller; nothing that was sent is repeated.
    pub fn message(&self) -> String {
        let mut text = String::with_capacity(128);
        // Writing to a string does not fail.
        let _ = write!(text, "{self}");
        text
    }

    /// The headers that go with the status: `Allow`, `WWW-Authenticate`, `Accept` (RFC
    /// 9110) or `Retry-After`, in whole seconds, rounded up.
    pub fn write_headers(&self, headers: &mut HeaderMap) {
        match self {
            Self::MethodNotAllowed(methods) => {
                if let Ok(allow) = HeaderValue::from_str(methods) {
                    headers.insert(ALLOW, allow);
                }
            }
            Self::Unauthorized(challenge) if !challenge.is_empty() => {
                headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static(challenge));
            }
            Self::UnsupportedMediaType(accepted) => {
                headers.insert(ACCEPT, HeaderValue::from_static(accepted));
            }
            Self::TooManyRequests(wait) | Self::Unavailable(wait) => {
                headers.insert(RETRY_AFTER, HeaderValue::from(whole_seconds(*wait)));
            }
            _ => {}
        }
    }
}

fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs()
        .saturating_add(u64::from(wait.subsec_nanos() > 0))
}

impl fmt::Display for Rejection {
    /// In words, for the caller; nothing that was sent is repeated.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(violations) => write_violations(violations, formatter),
            Self::UnreadableBody => formatter.write_str("the body could not be read"),
            Self::Unauthorized(_) => formatter.write_str("missing or invalid credentials"),
            Self::Forbidden => formatter.write_str("the credentials do not allow this"),
            Self::NotFound => formatter.write_str("not found"),
            Self::MethodNotAllowed(allow) => {
                write!(
                    formatter,
                    "this path does not have the method; it has {allow}"
                )
            }
            Self::NotAcceptable(offers) => {
                write!(
                    formatter,
                    "the answer is of no other media type than {offers}"
                )
            }
            Self::PayloadTooLarge(limit) => {
                write!(formatter, "the body is longer than {limit} bytes")
            }
            Self::UnsupportedMediaType(expected) => {
                write!(formatter, "the body must be of the media type {expected}")
            }
            Self::TooManyRequests(wait) => {
                write!(
                    formatter,
                    "too many requests; retry after {} s",
                    whole_seconds(*wait)
                )
            }
            Self::Internal => formatter.write_str("internal error"),
            Self::NotImplemented => formatter.write_str("not implemented"),
            Self::Unavailable(wait) => {
                write!(
                    formatter,
                    "unavailable; retry after {} s",
                    whole_seconds(*wait)
                )
            }
        }
    }
}

fn write_violations(violations: &[Violation], formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (index, violation) in violations.iter().enumerate() {
        if index > 0 {
            formatter.write_str("; ")?;
        }
        fmt::Display::fmt(violation, formatter)?;
    }
    Ok(())
}

impl From<Violations> for Rejection {
    fn from(violations: Violations) -> Self {
        Self::Invalid(violations.into())
    }
}
