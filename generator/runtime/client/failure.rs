//! How a call fails.

use std::error::Error;
use std::fmt;
use std::iter;
use std::time::Duration;

use http::StatusCode;

use super::fault::Fault;
use super::received::Received;

pub use super::body::BoxError;

/// How a call fails. `E` is how its operation does.
#[derive(Debug)]
#[non_exhaustive]
pub enum Failure<E> {
    /// The operation failed as the description documents.
    Operation(E),
    /// The answer has a status that the description does not document.
    Undocumented(Received),
    /// The answer has a body that is not what the description documents.
    Malformed(Malformed),
    /// There was no answer.
    Transport(TransportError),
    /// The request could not be made from what was given.
    Invalid(InvalidRequest),
}

impl<E: fmt::Display> fmt::Display for Failure<E> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Operation(failure) => failure.fmt(formatter),
            Self::Undocumented(received) => {
                write!(formatter, "undocumented status {}", received.status())
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

/// Writes how an operation failed where the description documents several statuses at once.
#[doc(hidden)]
pub fn told(formatter: &mut fmt::Formatter<'_>, status: StatusCode, meaning: &str) -> fmt::Result {
    write!(formatter, "{}: {meaning}", status.as_u16())
}

/// A body that is not what the description documents. Its bytes are kept.
#[derive(Debug)]
pub struct Malformed {
    received: Received,
    place: String,
    why: String,
}

impl Malformed {
    /// A JSON body that is wrong.
    #[cold]
    pub(super) fn json(received: Received, fault: &Fault) -> Self {
        Self {
            received,
            place: shortened(fault.pointer()),
            why: shortened(fault.message().to_owned()),
        }
    }

    /// A body that is wrong as a whole.
    #[cold]
    pub(super) fn whole(received: Received, why: &impl fmt::Display) -> Self {
        Self {
            received,
            place: String::new(),
            why: shortened(why.to_string()),
        }
    }

    /// The answer, with the bytes of its body.
    pub fn received(&self) -> &Received {
        &self.received
    }

    /// The place in the body that is wrong, as a JSON Pointer (RFC 6901): `/3/name`, or
    /// nothing for the whole.
    pub fn place(&self) -> &str {
        &self.place
    }
}

/// A text of the length of a message: names and values of the body are in it, which
/// may be long.
fn shortened(text: String) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        None => text,
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            received,
            place,
            why,
        } = self;
        let status = received.status();
        write!(formatter, "the body of the answer ({status}) is malformed")?;
        match place.as_str() {
            "" => write!(formatter, ": {why}"),
            place => write!(formatter, " at {place}: {why}"),
        }
    }
}

/// The cause is told by `Display`, and so is no `source`.
impl Error for Malformed {}

/// Why there was no answer.
#[derive(Debug)]
#[non_exhaustive]
pub enum TransportError {
    /// No connection could be made: nothing was sent.
    Connect(BoxError),
    /// No credential could be had: nothing was sent.
    Credential(BoxError),
    /// The time for an attempt was over.
    Timeout(Duration),
    /// The time for the call was over, with all its attempts.
    Deadline(Duration),
    /// The connection broke, before or within the answer.
    Broken(BoxError),
    /// The body of the answer is longer than this count of bytes.
    TooLarge(usize),
}

impl TransportError {
    /// An error of a transport, or of what is around it.
    pub(super) fn of(error: BoxError) -> Self {
        match error.downcast() {
            Ok(known) => *known,
            Err(other) if is_connect(other.as_ref()) => Self::Connect(other),
            Err(other) => Self::Broken(other),
        }
    }
}

/// Whether it comes from there that no connection could be made.
fn is_connect(error: &(dyn Error + 'static)) -> bool {
    let mut errors = iter::successors(Some(error), |error| (*error).source());
    errors.any(|error| matches!(error.downcast_ref(), Some(TransportError::Connect(_))))
}

impl fmt::Display for TransportError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Connect(_) => formatter.write_str("no connection could be made"),
            Self::Credential(_) => formatter.write_str("no credential could be had"),
            Self::Timeout(limit) => write!(formatter, "no answer within {limit:?}"),
            Self::Deadline(limit) => {
                write!(formatter, "no answer to any attempt within {limit:?}")
            }
            Self::Broken(_) => formatter.write_str("the connection broke"),
            Self::TooLarge(limit) => {
                write!(
                    formatter,
                    "the body of the answer is longer than {limit} bytes"
                )
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

/// Why a request could not be made from what was given.
#[derive(Debug)]
#[non_exhaustive]
pub enum InvalidRequest {
    /// A path parameter has a value that a path cannot carry: nothing, `.` or
    /// `..` (RFC 3986, section 3.3).
    PathParameter(&'static str),
    /// A parameter of the query, the headers or the cookies has a value that could
    /// not be read back: text with a line break in a header, or an item of a list
    /// with what stands between the items.
    Parameter(&'static str),
    /// The body has a number that is infinite, or none, which JSON cannot hold.
    Body,
    /// The body has a value that no form could carry so that it can be read back.
    Form,
    /// The body has a value that XML cannot hold: a number that is infinite, or none, a control
    /// character, or a key of a map that is no name.
    Xml,
    /// The body is of no media type of this range.
    MediaType(&'static str),
    /// The address is none.
    Address(String),
    /// The request breaks rules of the description.
    Broken(Vec<BrokenRule>),
}

/// A rule of the description that a request breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BrokenRule {
    /// Where: ``query parameter `limit` ``, or the JSON Pointer of a place in the body (RFC
    /// 6901), or `body` for it as a whole.
    pub place: String,
    /// What is expected there.
    pub message: String,
}

impl fmt::Display for InvalidRequest {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PathParameter(name) => {
                write!(
                    formatter,
                    "no path can carry this value of the path parameter `{name}`"
                )
            }
            Self::Parameter(name) => {
                write!(
                    formatter,
                    "no request can carry this value of the parameter `{name}`"
                )
            }
            Self::Body => formatter.write_str("the body has a number that is infinite, or none"),
            Self::Xml => formatter.write_str("no XML can carry a value of the body"),
            Self::Form => formatter.write_str("no form can carry a value of the body"),
            Self::MediaType(range) => {
                write!(
                    formatter,
                    "the body is of no media type of the range `{range}`"
                )
            }
            Self::Address(why) => write!(formatter, "the address is not valid: {why}"),
            Self::Broken(rules) => {
                formatter.write_str("the request breaks the description")?;
                rules
                    .iter()
                    .enumerate()
                    .try_for_each(|(index, BrokenRule { place, message })| {
                        let before = if index == 0 { ": " } else { "; " };
                        write!(formatter, "{before}{place}: {message}")
                    })
            }
        }
    }
}

impl Error for InvalidRequest {}
