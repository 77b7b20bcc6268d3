//! Rejections: responses without a call of the handler.

use std::borrow::Cow;
use std::fmt::{self, Write};
use std::time::Duration;

use http::header::{ACCEPT, ACCEPT_ENCODING, ALLOW, CONNECTION, RETRY_AFTER, WWW_AUTHENTICATE};
use http::{HeaderMap, HeaderValue, StatusCode};

use crate::runtime::body::BoxError;
use crate::runtime::reason::ViolationKind;
use crate::runtime::server::cause::Cause;
use crate::runtime::server::credential_error::CredentialError;
use crate::runtime::server::rejected_request::InvalidInput;
use crate::runtime::violation::{Violation, Violations};

/// The reason for a response that is not one of the handler's documented responses: the request was rejected before, or the
/// handler failed.
///
/// Every error converts to [`Rejection::Internal`], so that `?` works on it. A type of errors that is no
/// [`std::error::Error`] can decide for itself, by an implementation of `From<TheError> for Rejection`; for others,
/// `classify_errors` of the server decides.
///
/// Each kind has a status of its own. If the description documents 422 and no 400 for an operation, invalid input has 422; if it
/// documents both, text that cannot be parsed has 400, and violations of constraints have 422.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rejection {
    /// `400` or `422`: the request violates the description.
    Invalid(Vec<Violation>),
    /// `400` or `422`: the body was incomplete or could not be read.
    UnreadableBody,
    /// `401`: a credential is missing or invalid; see [`unauthorized`](Self::unauthorized).
    Unauthorized(CredentialError),
    /// `403`: the credential does not permit the request.
    Forbidden,
    /// `404`: no operation matches the path, a path parameter is invalid, or the handler found nothing.
    NotFound,
    /// `405`: the path has no operation with this method. Contains the allowed methods.
    MethodNotAllowed(String),
    /// `406`: the caller accepts none of these media types, separated by commas.
    NotAcceptable(&'static str),
    /// `408`: the body was not received in time: it failed with an [`io::Error`](std::io::Error) of the kind `TimedOut`.
    RequestTimeout,
    /// `409`: the request conflicts with the state of what it refers to.
    Conflict,
    /// `413`: the body exceeds this limit, in bytes.
    PayloadTooLarge(usize),
    /// `415`: the media type of the body is not one of these, separated by commas.
    UnsupportedMediaType(&'static str),
    /// `415`: the body has a content coding, such as `gzip`.
    UnsupportedContentCoding,
    /// `429`: too many requests.
    TooManyRequests(Duration),
    /// `500`: the handler failed unexpectedly, or its response could not be encoded.
    Internal(Cause),
    /// `501`: the operation is not implemented.
    NotImplemented,
    /// `503`: a dependency is unavailable.
    Unavailable(Duration),
}

impl Rejection {
    /// Creates the rejection of an invalid credential. The server adds its scheme and the challenge.
    pub fn unauthorized() -> Self {
        CredentialError::refused(None).into()
    }

    /// Creates the rejection of a credential that is invalid for a reason such as `expired`.
    pub fn unauthorized_because(reason: impl Into<Cow<'static, str>>) -> Self {
        CredentialError::refused(Some(reason.into())).into()
    }

    /// Returns the rejection by the verifier of a scheme, with the scheme and its challenge.
    #[doc(hidden)]
    pub fn challenged(mut self, scheme: Option<&'static str>, challenge: &'static str) -> Self {
        if let Self::Unauthorized(error) = &mut self {
            error.scheme = scheme;
            error.challenge = Some(challenge);
        }
        self
    }

    /// Creates an internal error from anything that converts to a boxed error: `map_err(Rejection::internal)` is for texts, and for
    /// errors that do not implement [`std::error::Error`], such as those of `anyhow` and `eyre`.
    pub fn internal(cause: impl Into<BoxError>) -> Self {
        Self::Internal(Cause::from(cause))
    }

    /// Returns the status of the response, as documented by the description.
    pub(crate) fn status_of(&self, invalid_input: InvalidInput) -> StatusCode {
        match (self.status(), invalid_input) {
            (StatusCode::BAD_REQUEST, InvalidInput::Unprocessable) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            (StatusCode::BAD_REQUEST, InvalidInput::BySyntax) if !self.is_of_syntax() => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            (status, _) => status,
        }
    }

    /// Returns `true` for input that cannot be parsed.
    fn is_of_syntax(&self) -> bool {
        match self {
            Self::Invalid(violations) => violations
                .iter()
                .any(|violation| violation.kind == ViolationKind::Syntax),
            _ => true,
        }
    }

    /// Returns the usual status of the response.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Invalid(_) | Self::UnreadableBody => StatusCode::BAD_REQUEST,
            Self::Unauthorized(_) => StatusCode::UNAUTHORIZED,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed(_) => StatusCode::METHOD_NOT_ALLOWED,
            Self::NotAcceptable(_) => StatusCode::NOT_ACCEPTABLE,
            Self::RequestTimeout => StatusCode::REQUEST_TIMEOUT,
            Self::Conflict => StatusCode::CONFLICT,
            Self::PayloadTooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnsupportedMediaType(_) | Self::UnsupportedContentCoding => {
                StatusCode::UNSUPPORTED_MEDIA_TYPE
            }
            Self::TooManyRequests(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
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
            Self::Invalid(violations) => describe(violations).into(),
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
            Self::RequestTimeout => "the body was not received in time".into(),
            Self::Conflict => "the request conflicts with the current state".into(),
            Self::PayloadTooLarge(limit) => format!("the body is longer than {limit} bytes").into(),
            Self::UnsupportedMediaType(expected) => {
                format!("unsupported media type; expected {expected}").into()
            }
            Self::UnsupportedContentCoding => {
                "unsupported content coding; expected identity".into()
            }
            Self::TooManyRequests(wait) => {
                format!("too many requests; retry after {} s", whole_seconds(*wait)).into()
            }
            Self::Internal(_) => "internal error".into(),
            Self::NotImplemented => "not implemented".into(),
            Self::Unavailable(wait) => {
                format!("unavailable; retry after {} s", whole_seconds(*wait)).into()
            }
        }
    }

    /// Adds the headers of the status: `Allow`, `WWW-Authenticate`, `Accept`, `Accept-Encoding` (RFC 9110) or
    /// `Retry-After`, in whole seconds, rounded up.
    #[doc(hidden)]
    pub fn write_headers(&self, headers: &mut HeaderMap) {
        match self {
            Self::MethodNotAllowed(methods) => {
                if let Ok(allow) = HeaderValue::from_str(methods) {
                    headers.insert(ALLOW, allow);
                }
            }
            Self::Unauthorized(error) => {
                if let Some(challenge) = error.challenge {
                    headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static(challenge));
                }
            }
            // The rest of the body may follow (RFC 9110, section 15.5.9).
            Self::RequestTimeout => {
                headers.insert(CONNECTION, HeaderValue::from_static("close"));
            }
            Self::UnsupportedMediaType(accepted) => {
                headers.insert(ACCEPT, HeaderValue::from_static(accepted));
            }
            Self::UnsupportedContentCoding => {
                headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("identity"));
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

fn describe(violations: &[Violation]) -> String {
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

impl From<Violation> for Rejection {
    fn from(violation: Violation) -> Self {
        Self::Invalid(vec![violation])
    }
}

impl From<CredentialError> for Rejection {
    fn from(error: CredentialError) -> Self {
        Self::Unauthorized(error)
    }
}

/// An unexpected error.
impl<E: std::error::Error + Send + Sync + 'static> From<E> for Rejection {
    fn from(error: E) -> Self {
        Self::internal(error)
    }
}
