//! Violations of constraints by a request, with their location.

use std::borrow::Cow;
use std::fmt;

use crate::runtime::decode_error::DecodeError;
use crate::runtime::reason::{Reason, ViolationKind};

/// A violation of one constraint by a request.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Violation {
    /// The location: ``query parameter `limit` ``, or a JSON Pointer (RFC 6901) into the body,
    /// empty for the body as a whole.
    pub place: Place,
    /// The violated constraint, with its limit.
    pub kind: ViolationKind,
    /// The expectation. It never repeats the received value.
    pub message: Cow<'static, str>,
}

impl Violation {
    /// Creates a violation of a rule that the implementation checks, such as a name that must be unique. `message` completes the
    /// place: `is already taken`.
    pub fn custom(place: Place, message: impl Into<Cow<'static, str>>) -> Self {
        let (kind, message) = (ViolationKind::Custom, message.into());
        Self {
            place,
            kind,
            message,
        }
    }
}

/// A location in a request.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// A path parameter.
    Path(&'static str),
    /// A query parameter.
    Query(&'static str),
    /// An item of a list in the query, counted from 1.
    QueryItem(&'static str, usize),
    /// A header.
    Header(&'static str),
    /// An item of a list in a header, counted from 1.
    HeaderItem(&'static str, usize),
    /// A cookie.
    Cookie(&'static str),
    /// The query as a whole.
    QueryString,
    /// A JSON Pointer into the body.
    Body(String),
    /// A JSON Pointer into a parameter that is a list or an object.
    Part(Box<Place>, String),
}

impl Place {
    /// Returns the JSON Pointer (RFC 6901) into the body or the parameter; empty for the whole.
    pub fn pointer(&self) -> &str {
        match self {
            Self::Body(pointer) | Self::Part(_, pointer) => pointer,
            _ => "",
        }
    }

    /// Returns the names and indices of the pointer, without the escapes `~0` and `~1`.
    pub fn segments(&self) -> impl Iterator<Item = Cow<'_, str>> {
        self.pointer().split('/').skip(1).map(unescape)
    }

    /// Returns the name of the parameter, if it is not in the body.
    pub fn parameter(&self) -> Option<&'static str> {
        match self {
            Self::Path(name)
            | Self::Query(name)
            | Self::QueryItem(name, _)
            | Self::Header(name)
            | Self::HeaderItem(name, _)
            | Self::Cookie(name) => Some(name),
            Self::Part(parameter, _) => parameter.parameter(),
            Self::QueryString | Self::Body(_) => None,
        }
    }
}

fn unescape(segment: &str) -> Cow<'_, str> {
    match segment.contains('~') {
        true => segment.replace("~1", "/").replace("~0", "~").into(),
        false => segment.into(),
    }
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Path(name) => write!(formatter, "path parameter `{name}`"),
            Self::Query(name) => write!(formatter, "query parameter `{name}`"),
            Self::QueryItem(name, item) => {
                write!(formatter, "query parameter `{name}`, item {item}")
            }
            Self::Header(name) => write!(formatter, "header `{name}`"),
            Self::HeaderItem(name, item) => write!(formatter, "header `{name}`, item {item}"),
            Self::Cookie(name) => write!(formatter, "cookie `{name}`"),
            Self::QueryString => formatter.write_str("query"),
            Self::Body(pointer) if pointer.is_empty() => formatter.write_str("body"),
            Self::Body(pointer) => formatter.write_str(pointer),
            Self::Part(place, pointer) => write!(formatter, "{place}, {pointer}"),
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.place, formatter)?;
        formatter.write_str(": ")?;
        formatter.write_str(&self.message)
    }
}

/// The maximum number of violations that are reported for a request.
const MAX_VIOLATIONS: usize = 64;

/// The violations found so far. Does not allocate while there are none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Violations(Vec<Violation>);

impl Violations {
    /// Returns an empty list.
    #[inline]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Notes a violation, unless it is already known; those beyond the 64th are dropped.
    #[cold]
    pub fn push(&mut self, place: Place, reason: impl Into<Reason>) {
        let Reason { kind, message } = reason.into();
        let violation = Violation {
            place,
            kind,
            message,
        };
        if self.0.len() < MAX_VIOLATIONS && !self.0.contains(&violation) {
            self.0.push(violation);
        }
    }

    /// Notes the errors of a JSON body.
    #[cold]
    pub fn note(&mut self, error: DecodeError) {
        for part in error.into_parts() {
            let (pointer, reason) = part.into_pointer();
            self.push(Place::Body(pointer), reason);
        }
    }

    /// Notes the errors of a value that is not JSON itself.
    #[cold]
    pub fn note_at(&mut self, place: &Place, error: DecodeError) {
        for part in error.into_parts() {
            let (_, reason) = part.into_pointer();
            self.push(place.clone(), reason);
        }
    }

    /// Notes the violations of another collection.
    pub fn append(&mut self, other: Self) {
        let room = MAX_VIOLATIONS - self.0.len();
        self.0.extend(other.0.into_iter().take(room));
    }

    /// Moves the violations of a value into a parameter.
    pub fn within(mut self, parameter: &Place) -> Self {
        for violation in &mut self.0 {
            violation.place = match &violation.place {
                Place::Body(pointer) if !pointer.is_empty() => {
                    Place::Part(Box::new(parameter.clone()), pointer.clone())
                }
                _ => parameter.clone(),
            };
        }
        self
    }

    /// Returns the number of violations.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if there are no violations.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns `Ok` if there are no violations.
    #[inline]
    pub fn into_result(self) -> Result<(), Self> {
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl From<Violations> for Vec<Violation> {
    fn from(violations: Violations) -> Self {
        violations.0
    }
}
