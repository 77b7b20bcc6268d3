//! What is wrong with a request, by its place.

use std::borrow::Cow;
use std::fmt;

/// One rule of the description that a request breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Where: ``query parameter `limit` ``, or the JSON Pointer of a place in
    /// the body (RFC 6901), which is empty for the body as a whole.
    pub place: Place,
    /// What is expected there. It never repeats what was sent.
    pub message: Cow<'static, str>,
}

/// A place in a request.
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
    /// A place in the body, as a JSON Pointer.
    Body(String),
    /// A place in a parameter that is a list or an object, as a JSON Pointer.
    Part(Box<Place>, String),
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

/// The most violations that one request is told of.
const MOST: usize = 64;

/// The violations found so far. Costs nothing while there are none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Violations(Vec<Violation>);

impl Violations {
    /// None so far.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Notes one, unless it is noted already; those beyond the 64th are dropped.
    #[cold]
    pub fn push(&mut self, place: Place, message: impl Into<Cow<'static, str>>) {
        let message = message.into();
        let violation = Violation { place, message };
        if self.0.len() < MOST && !self.0.contains(&violation) {
            self.0.push(violation);
        }
    }

    /// Notes those of another collection.
    pub fn append(&mut self, other: Self) {
        let room = MOST - self.0.len();
        self.0.extend(other.0.into_iter().take(room));
    }

    /// The same of a parameter that was put together like a body.
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

    /// How many rules are broken.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no rule is broken.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `Ok` if no rule is broken.
    pub fn into_result(self) -> Result<(), Self> {
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl From<Violations> for Vec<Violation> {
    fn from(violations: Violations) -> Self {
        violations.0
    }
}
