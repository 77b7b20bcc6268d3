//! Errors of a call.

use std::error::Error;
use std::fmt;
use std::iter;
use std::time::Duration;

use bytes::Bytes;
use http::header::CONTENT_TYPE;
use http::{HeaderValue, StatusCode};

use crate::runtime::client::custom_headers::InvalidHeader;
use crate::runtime::client::deviation::Deviation;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::decode_error::DecodeError;

pub use crate::runtime::body::BoxError;

/// An error of a call. `E` is the documented error of the operation.
#[derive(Debug)]
#[non_exhaustive]
pub enum Failure<E> {
    /// The operation returned a documented error.
    Operation(E),
    /// The response has an undocumented status.
    Undocumented(RawResponse),
    /// The response has a body that does not conform to the description. Its message names the option of the generator,
    /// `--client-careful`, with which a client accepts the body, if there is one.
    Malformed(Malformed),
    /// There was no response.
    Transport(TransportError),
    /// The request is invalid and was not sent.
    Invalid(InvalidRequest),
}

impl<E: fmt::Display> fmt::Display for Failure<E> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Operation(failure) => failure.fmt(formatter),
            Self::Undocumented(received) => {
                write!(formatter, "undocumented status {}", received.status())?;
                received.format_target(formatter)?;
                received.format_body(formatter)
            }
            Self::Malformed(malformed) => malformed.fmt(formatter),
            Self::Transport(error) => error.fmt(formatter),
            Self::Invalid(invalid) => invalid.fmt(formatter),
        }
    }
}

impl<E: Error + 'static> Error for Failure<E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Operation(failure) => failure.source(),
            Self::Undocumented(_) | Self::Malformed(_) => None,
            Self::Transport(error) => error.source(),
            Self::Invalid(invalid) => invalid.source(),
        }
    }
}

impl<E> From<E> for Failure<E> {
    fn from(failure: E) -> Self {
        Self::Operation(failure)
    }
}

impl<E: Documented> Failure<E> {
    /// Returns the status of the response, if there was one.
    pub fn status(&self) -> Option<StatusCode> {
        self.response().map(RawResponse::status)
    }

    /// Returns the bytes of the body of the response, if there was one.
    pub fn body(&self) -> Option<&Bytes> {
        self.response().map(RawResponse::body)
    }

    /// Returns the message of the server, if the response has one: in JSON, the text of a property such as `message`,
    /// `detail` or `error`; or plain text. `Display` describes any failure.
    pub fn message(&self) -> Option<String> {
        self.response().and_then(RawResponse::message)
    }

    /// Returns the wait that the response asks for by `Retry-After`.
    pub fn retry_after(&self) -> Option<Duration> {
        self.response().and_then(RawResponse::retry_after)
    }

    /// Returns the response, if there was one.
    pub fn response(&self) -> Option<&RawResponse> {
        match self {
            Self::Operation(failure) => Some(failure.response().0),
            Self::Undocumented(received) => Some(received),
            Self::Malformed(malformed) => Some(malformed.received()),
            Self::Transport(_) | Self::Invalid(_) => None,
        }
    }
}

/// A documented error of an operation.
pub trait Documented {
    /// Returns the response and the meaning of its status.
    #[doc(hidden)]
    fn response(&self) -> (&RawResponse, &'static str);

    /// Sets the documented status of a response of a mock, unless it was chosen.
    #[doc(hidden)]
    fn set_documented_status(&mut self) {}
}

/// A response whose body does not conform to the description. It keeps the bytes.
///
/// If a string is not of its format, such as a date and time without UTC offset, a client that is
/// generated with another type of the format accepts it, everywhere (`--types date-time=string`) or in one property
/// (`--types Order.created_at=date-time-local`).
#[derive(Debug)]
pub struct Malformed {
    deviations: Vec<Deviation>,
    option: Option<String>,
    received: RawResponse,
}

impl Malformed {
    /// Creates the error for an invalid JSON body.
    #[cold]
    pub(crate) fn json(received: RawResponse, fault: &DecodeError) -> Self {
        if received.body().is_empty() {
            return Self::whole(received, &"is empty");
        }
        let is_other = |media_type: &&HeaderValue| {
            let mut words = media_type.as_bytes().windows(4);
            fault.is_syntax() && !words.any(|word| word.eq_ignore_ascii_case(b"json"))
        };
        if let Some(media_type) = received.headers().get(CONTENT_TYPE).filter(is_other) {
            let why = format!("has the media type {media_type:?} and {}", fault.message());
            return Self::whole(received, &why);
        }
        Self {
            deviations: Deviation::all(received.body(), fault),
            option: None,
            received,
        }
    }

    /// Sets the option with which a careful client accepts the body.
    pub(crate) fn with_option(self, option: Option<String>) -> Self {
        Self { option, ..self }
    }

    /// Creates the error for a body that is invalid as a whole.
    #[cold]
    pub(crate) fn whole(received: RawResponse, why: &impl fmt::Display) -> Self {
        let deviation = Deviation::whole(received.body(), why);
        Self {
            deviations: vec![deviation],
            option: None,
            received,
        }
    }

    /// Returns the response, with the bytes of its body.
    pub fn received(&self) -> &RawResponse {
        &self.received
    }

    /// Returns the deviations of the body, at least one and at most 64.
    pub fn deviations(&self) -> &[Deviation] {
        &self.deviations
    }

    /// Returns the option of the generator with which a client accepts the body, such as
    /// `--client-careful=Order.created_at`; `None` if there is none.
    pub fn option(&self) -> Option<&str> {
        self.option.as_deref()
    }

    /// Returns the deviations and the response.
    #[doc(hidden)]
    pub fn into_parts(self) -> (Vec<Deviation>, RawResponse) {
        (self.deviations, self.received)
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let status = self.received.status();
        write!(formatter, "malformed response body ({status})")?;
        let mut deviations = self.deviations.iter().enumerate();
        deviations.try_for_each(|(index, deviation)| {
            let Deviation { place, message, .. } = deviation;
            match (index, place.as_str()) {
                (0, "") => write!(formatter, ": {message}"),
                (0, place) => write!(formatter, " at {place}: {message}"),
                (_, "") => write!(formatter, "; {message}"),
                (_, place) => write!(formatter, "; at {place}: {message}"),
            }
        })?;
        if let Some(option) = &self.option {
            write!(formatter, "; accepted with `{option}`")?;
        }
        self.received.format_body(formatter)
    }
}

/// `Display` includes the cause, so `source` returns `None`.
impl Error for Malformed {}

/// The reason why there was no response.
#[derive(Debug)]
#[non_exhaustive]
pub enum TransportError {
    /// No connection could be made. Nothing was sent.
    Connect(BoxError),
    /// No credential could be obtained. Nothing was sent.
    Credential(BoxError),
    /// The attempt timed out.
    Timeout(Duration),
    /// The overall deadline was exceeded.
    Deadline(Duration),
    /// The connection broke before the response was complete.
    Broken(BoxError),
    /// The response body exceeds this limit, in bytes.
    TooLarge(usize),
}

impl TransportError {
    /// Converts an error of a transport or a layer.
    pub(crate) fn of(error: BoxError) -> Self {
        match error.downcast() {
            Ok(known) => *known,
            Err(other) if is_connect(other.as_ref()) => Self::Connect(other),
            Err(other) => Self::Broken(other),
        }
    }
}

#[cfg(feature = "tracing")]
impl TransportError {
    /// The `error.type` of OpenTelemetry.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::Connect(_) => "connect",
            Self::Credential(_) => "credential",
            Self::Timeout(_) => "timeout",
            Self::Deadline(_) => "deadline",
            Self::Broken(_) => "broken",
            Self::TooLarge(_) => "too_large",
        }
    }
}

/// Returns `true` if the cause is a failed connection.
fn is_connect(error: &(dyn Error + 'static)) -> bool {
    let mut errors = iter::successors(Some(error), |error| (*error).source());
    errors.any(|error| matches!(error.downcast_ref(), Some(TransportError::Connect(_))))
}

impl fmt::Display for TransportError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Connect(_) => formatter.write_str("connection failed"),
            Self::Credential(_) => formatter.write_str("no credential could be obtained"),
            Self::Timeout(limit) => write!(formatter, "no complete response within {limit:?}"),
            Self::Deadline(limit) => {
                write!(
                    formatter,
                    "no complete response within the deadline of {limit:?}"
                )
            }
            Self::Broken(_) => formatter.write_str("the connection broke"),
            Self::TooLarge(limit) => {
                write!(formatter, "the response body is longer than {limit} bytes")
            }
        }
    }
}

impl Error for TransportError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Connect(error) | Self::Credential(error) | Self::Broken(error) => {
                Some(error.as_ref())
            }
            Self::Timeout(_) | Self::Deadline(_) | Self::TooLarge(_) => None,
        }
    }
}

/// The reason why a request was not sent.
#[derive(Debug)]
#[non_exhaustive]
pub enum InvalidRequest {
    /// The path parameter of the first name has a value that a path cannot represent (RFC 3986,
    /// section 3.3), and the reason: for example, it is empty, `.` or `..`.
    PathParameter(&'static str, &'static str),
    /// A query, header or cookie parameter cannot be represented: text with a line break in a
    /// header, an item of a list that contains the delimiter, or a map with the name of another
    /// parameter.
    Parameter(&'static str),
    /// The body cannot be represented: for example, a number is infinite or NaN, an additional property
    /// has the name of a declared one, a required file is missing, or a text has a control character,
    /// which XML does not have.
    Body(RequestViolation),
    /// The media type of the body does not match this range.
    MediaType(&'static str),
    /// A header that the program adds is invalid: its name and the reason.
    Header(String, &'static str),
    /// The URL is invalid.
    Url(String),
    /// The request violates constraints of the description.
    Broken(Vec<RequestViolation>),
}

/// A violation of one constraint by a request.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RequestViolation {
    /// The location: ``query parameter `limit` ``, a JSON Pointer (RFC 6901) into the body, or
    /// `body` for the body as a whole.
    pub place: String,
    /// The expectation.
    pub message: String,
}

impl InvalidRequest {
    /// Creates the error for a value that a body cannot represent.
    pub(crate) fn body(error: &DecodeError) -> Self {
        let place = match error.pointer() {
            whole if whole.is_empty() => "body".to_owned(),
            place => place,
        };
        Self::Body(RequestViolation {
            place,
            message: error.message().to_owned(),
        })
    }
}

impl From<InvalidHeader> for InvalidRequest {
    fn from(InvalidHeader(name, reason): InvalidHeader) -> Self {
        Self::Header(name, reason)
    }
}

impl fmt::Display for InvalidRequest {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PathParameter(name, reason) => {
                write!(
                    formatter,
                    "invalid value for the path parameter `{name}`: {reason}"
                )
            }
            Self::Parameter(name) => {
                write!(formatter, "invalid value for the parameter `{name}`")
            }
            Self::Body(RequestViolation { place, message }) => {
                write!(formatter, "invalid body: {place}: {message}")
            }
            Self::MediaType(range) => {
                write!(
                    formatter,
                    "the media type of the body does not match `{range}`"
                )
            }
            Self::Header(name, reason) => write!(formatter, "invalid header `{name}`: {reason}"),
            Self::Url(why) => write!(formatter, "invalid URL: {why}"),
            Self::Broken(rules) => {
                formatter.write_str("the request violates the description")?;
                rules.iter().enumerate().try_for_each(
                    |(index, RequestViolation { place, message })| {
                        let before = if index == 0 { ": " } else { "; " };
                        write!(formatter, "{before}{place}: {message}")
                    },
                )
            }
        }
    }
}

impl Error for InvalidRequest {}
