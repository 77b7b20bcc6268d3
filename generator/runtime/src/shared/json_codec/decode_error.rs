//! Errors in a JSON text, with their locations.

use std::fmt;

use crate::runtime::reason::{Reason, ViolationKind};

/// The maximum number of errors that are collected from a text.
const MAX_ERRORS: usize = 64;

/// The maximum number of errors after which a client stops reading.
const MAX_COUNTED: usize = 65_536;

/// One or more errors in a JSON text, with their locations.
#[derive(Clone, Debug)]
pub struct DecodeError(Box<Parts>);

#[derive(Clone, Debug)]
struct Parts {
    first: Part,
    others: Vec<Part>,
    /// `true` if the text is not JSON, so that nothing after the error can be read.
    is_syntax: bool,
    /// `true` if the value has the expected type, but is beyond what the Rust type represents.
    is_range: bool,
    /// The number of errors, of which only the first ones are collected.
    count: usize,
    /// The ways in which careful clients accept the values of errors that are not collected.
    accepted: Vec<Accepted>,
}

/// The way in which a careful client accepts a value with an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// It rejects the value.
    Never,
    /// It leaves out everything that deviates.
    Everything,
    /// It makes a property optional: the names of its schemas, separated by commas, and of the property.
    Property(&'static str, &'static str),
}

/// A single error.
#[derive(Clone, Debug)]
pub struct Part {
    reason: Reason,
    /// The path to the value: the steps of a JSON Pointer (RFC 6901), innermost first.
    steps: String,
    accepted: Accepted,
}

impl DecodeError {
    /// Creates an error at the value being read.
    #[cold]
    pub fn new(reason: impl Into<Reason>) -> Self {
        Self(Box::new(Parts {
            first: Part {
                reason: reason.into(),
                steps: String::new(),
                accepted: Accepted::Never,
            },
            others: Vec::new(),
            is_syntax: false,
            is_range: false,
            count: 1,
            accepted: Vec::new(),
        }))
    }

    /// Creates the error for a text that is not JSON.
    #[cold]
    pub fn syntax(message: String) -> Self {
        let mut error = Self::new(Reason::new(ViolationKind::Syntax, message));
        error.0.is_syntax = true;
        error
    }

    /// Creates the error for a number that its Rust type does not represent.
    #[cold]
    pub fn out_of_range(message: &'static str) -> Self {
        let mut error = Self::new(message);
        error.0.is_range = true;
        error
    }

    /// Creates the errors for a value that is rejected for several reasons.
    #[cold]
    pub fn all(reasons: Vec<Reason>) -> Self {
        let errors = reasons.into_iter().map(Self::new);
        errors
            .reduce(Self::and)
            .unwrap_or_else(|| Self::new(Reason::EXCLUDED))
    }

    /// Appends an error to earlier ones.
    #[cold]
    pub fn merged(earlier: Option<Self>, error: Self) -> Self {
        match earlier {
            None => error,
            Some(earlier) => earlier.and(error),
        }
    }

    /// Returns `true` if the value itself has another type than expected.
    pub fn is_of_type(&self) -> bool {
        let Part { reason, steps, .. } = &self.0.first;
        self.0.others.is_empty()
            && steps.is_empty()
            && matches!(reason.kind, ViolationKind::Type(_))
    }

    /// Returns `true` if there is an error at or within the location of another one, or around it.
    pub fn covers(&self, other: &Self) -> bool {
        // The innermost step is the first.
        let other = other.0.first.steps.as_str();
        self.parts()
            .any(|part| part.steps.ends_with(other) || other.ends_with(&part.steps))
    }

    /// Adds the field that contains the values to the locations.
    #[cold]
    pub fn in_field(self, name: &str) -> Self {
        self.within(|steps| push_key(steps, name))
    }

    /// Adds the item that contains the values to the locations.
    #[cold]
    pub fn in_item(self, index: usize) -> Self {
        self.within(|steps| push_key(steps, &index.to_string()))
    }

    fn within(mut self, push: impl Fn(&mut String)) -> Self {
        self.parts_mut().for_each(|part| push(&mut part.steps));
        self
    }

    fn parts_mut(&mut self) -> impl Iterator<Item = &mut Part> {
        let Parts { first, others, .. } = &mut *self.0;
        std::iter::once(first).chain(others)
    }

    /// Marks values that a client leaves out if it is careful everywhere.
    #[cold]
    pub fn accepted(self) -> Self {
        self.accepted_unless(Accepted::Everything, |known| known != Accepted::Never)
    }

    /// Marks values that a client leaves out with a property of some schemas, unless a property within it is marked.
    #[cold]
    pub fn accepted_without(self, schemas: &'static str, property: &'static str) -> Self {
        let property = Accepted::Property(schemas, property);
        self.accepted_unless(property, |known| matches!(known, Accepted::Property(..)))
    }

    /// Marks values that no careful client accepts.
    #[cold]
    pub fn unaccepted(self) -> Self {
        self.accepted_unless(Accepted::Never, |_| false)
    }

    fn accepted_unless(mut self, accepted: Accepted, is_kept: impl Fn(Accepted) -> bool) -> Self {
        let change = |known: &mut Accepted| {
            if !is_kept(*known) {
                *known = accepted;
            }
        };
        self.parts_mut().for_each(|part| change(&mut part.accepted));
        self.0.accepted.iter_mut().for_each(change);
        self
    }

    /// Returns the ways in which a careful client accepts the values with errors, each once; `None` if it rejects one of them.
    pub fn ways(&self) -> Option<Vec<Accepted>> {
        let parts = self.parts().map(|part| part.accepted);
        let mut ways = Vec::new();
        for way in parts.chain(self.0.accepted.iter().copied()) {
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        let is_known = !self.0.is_syntax && self.0.count < MAX_COUNTED;
        (is_known && !ways.contains(&Accepted::Never)).then_some(ways)
    }

    /// Adds the errors found later, up to the maximum number.
    #[cold]
    pub fn and(mut self, later: Self) -> Self {
        let Parts {
            first,
            others,
            is_syntax,
            is_range,
            count,
            accepted,
        } = *later.0;
        self.0.is_syntax |= is_syntax;
        self.0.is_range |= is_range;
        self.0.count = self.0.count.saturating_add(count);
        let room = MAX_ERRORS - 1 - self.0.others.len();
        let mut parts = std::iter::once(first).chain(others);
        self.0.others.extend(parts.by_ref().take(room));
        for way in parts.map(|part| part.accepted).chain(accepted) {
            if !self.0.accepted.contains(&way) {
                self.0.accepted.push(way);
            }
        }
        self
    }

    /// Returns `true` if the text is not JSON.
    pub fn is_syntax(&self) -> bool {
        self.0.is_syntax
    }

    /// Returns `true` if a number is beyond what its Rust type represents.
    pub fn is_out_of_range(&self) -> bool {
        self.0.is_range
    }

    /// Returns `true` if a number within the value is beyond what its Rust type represents.
    pub fn is_out_of_range_within(&self) -> bool {
        self.0.is_range && !self.0.first.steps.is_empty()
    }

    /// Returns `true` if reading cannot or should not continue after the error.
    pub fn is_final(&self) -> bool {
        self.0.is_syntax || self.0.others.len() + 1 >= MAX_ERRORS
    }

    /// Returns `true` if a client stops reading after the error.
    pub fn is_last(&self) -> bool {
        self.0.is_syntax || self.0.count >= MAX_COUNTED
    }

    /// Returns the errors in the order in which they were found.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        std::iter::once(&self.0.first).chain(&self.0.others)
    }

    /// Returns the errors in the order in which they were found.
    pub fn into_parts(self) -> impl Iterator<Item = Part> {
        std::iter::once(self.0.first).chain(self.0.others)
    }

    /// Returns the message of the first error.
    pub fn message(&self) -> &str {
        self.0.first.message()
    }

    /// Returns the location of the first error as a JSON Pointer (RFC 6901).
    pub fn pointer(&self) -> String {
        self.0.first.pointer()
    }
}

impl Part {
    /// Returns the location as a JSON Pointer (RFC 6901), and the reason.
    pub fn into_pointer(self) -> (String, Reason) {
        let has_several = self.steps.bytes().skip(1).any(|byte| byte == b'/');
        match has_several {
            true => (self.pointer(), self.reason),
            false => (self.steps, self.reason),
        }
    }

    /// Returns the message.
    pub fn message(&self) -> &str {
        &self.reason.message
    }

    /// Returns the index of the item that contains the value, for an array.
    pub fn first_index(&self) -> Option<usize> {
        let (_, outermost) = self.steps.rsplit_once('/')?;
        outermost.parse().ok()
    }

    /// Returns the location as a JSON Pointer (RFC 6901).
    pub fn pointer(&self) -> String {
        let mut pointer = String::with_capacity(self.steps.len());
        let mut steps = self.steps.as_str();
        while let Some((inner, step)) = steps.rsplit_once('/') {
            pointer.push('/');
            pointer.push_str(step);
            steps = inner;
        }
        pointer
    }
}

impl fmt::Display for Part {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pointer().as_str() {
            "" => formatter.write_str(self.message()),
            pointer => write!(formatter, "{pointer}: {}", self.message()),
        }
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.first.fmt(formatter)?;
        let mut others = self.0.others.iter();
        others.try_for_each(|part| write!(formatter, "; {part}"))
    }
}

impl std::error::Error for DecodeError {}

/// Appends a field to a JSON Pointer (RFC 6901).
pub fn push_key(pointer: &mut String, name: &str) {
    match pointer.is_empty() {
        // Most locations have one step, and need no growth.
        true => *pointer = String::with_capacity(name.len() + 1),
        false => pointer.reserve(name.len() + 1),
    }
    pointer.push('/');
    if !name.bytes().any(|byte| matches!(byte, b'~' | b'/')) {
        pointer.push_str(name);
        return;
    }
    for character in name.chars() {
        match character {
            '~' => pointer.push_str("~0"),
            '/' => pointer.push_str("~1"),
            other => pointer.push(other),
        }
    }
}
