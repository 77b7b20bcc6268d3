//! Rejections: responses without a call of the handler.

use std::borrow::Cow;
use std::fmt::{self, Write};
use std::time::Duration;

use http::header::{ACCEPT, ALLOW, RETRY_AFTER, WWW_AUTHENTICATE};
use http::{HeaderMap, HeaderValue, StatusCode};

use crate::runtime::violation::{Violation, Violations};

/// The reason why a request is rejected before its handler runs, or why the response is discarded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rejection {
    /// `400`: the request violates the description.
    Invalid(Vec<Violation>),
    /// `400`: the body was incomplete or could not be read.
    UnreadableBody,
    /// `401`: a credential is missing or invalid. Contains the challenge, which may be empty.
    Unauthorized(&'static str),
    /// `403`: the credential does not permit the request.
    Forbidden,
    /// `404`: no operation matches the path, or a path parameter is invalid.
    NotFound,
    /// `405`: the path has no operation with this method. Contains the allowed methods.
    MethodNotAllowed(String),
    /// `406`: the caller accepts none of these media types, separated by commas.
    NotAcceptable(&'static str),
    /// `413`: the body exceeds this limit, in bytes.
    PayloadTooLarge(usize),
    /// `415`: the media type of the body is not one of these, separated by commas.
    UnsupportedMediaType(&'static str),
    /// `429`: too many requests.
    TooManyRequests(Duration),
    /// `500`: the response could not be created.
    Internal,
    /// `501`: the operation is not implemented.
    NotImplemented,
    /// `503`: a dependency is unavailable.
    Unavailable(Duration),
}

impl Rejection {
    /// Returns the status of the response.
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

    /// Describes the rejection to the caller. It never repeats received values.
    pub fn message(&self) -> String {
        self.words().into_owned()
    }

    fn words(&self) -> Cow<'static, str> {
        match self {
            Self::Invalid(violations) => in_words(violations).into(),
            Self::UnreadableBody => "the body could not be read".into(),
            Self::Unauthorized(_) => "missing or invalid credentials".into(),
            Self::Forbidden => "the credentials do not permit this request".into(),
            Self::NotFound => "not found".into(),
            Self::MethodNotAllowed(allow) => {
                format!("method not allowed; allowed methods: {allow}").into()
            }
            Self::NotAcceptable(offers) => {
                format!("not acceptable; available media types: {offers}").into()
            }
            Self::PayloadTooLarge(limit) => format!("the body is longer than {limit} bytes").into(),
            Self::UnsupportedMediaType(expected) => {
                format!("unsupported media type; expected {expected}").into()
            }
            Self::TooManyRequests(wait) => {
                format!("too many requests; retry after {} s", whole_seconds(*wait)).into()
            }
            Self::Internal => "internal error".into(),
            Self::NotImplemented => "not implemented".into(),
            Self::Unavailable(wait) => {
                format!("unavailable; retry after {} s", whole_seconds(*wait)).into()
            }
        }
    }

    /// Adds the headers of the status: `Allow`, `WWW-Authenticate`, `Accept` (RFC 9110) or
    /// `Retry-After`, in whole seconds, rounded up.
    #[doc(hidden)]
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
    /// Describes the rejection to the caller. It never repeats received values.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.words())
    }
}

fn in_words(violations: &[Violation]) -> String {
    let mut words = String::with_capacity(128);
    for violation in violations {
        if !words.is_empty() {
            words.push_str("; ");
        }
        // Writing to a string never fails.
        let _ = write!(words, "{violation}");
    }
    words
}

impl From<Violations> for Rejection {
    fn from(violations: Violations) -> Self {
        Self::Invalid(violations.into())
    }
}
