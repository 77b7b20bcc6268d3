//! Errors in a JSON text, with their locations.

use std::fmt;

use crate::runtime::reason::{Reason, ViolationKind};

/// The maximum number of errors that are collected from a text.
const MAX_ERRORS: usize = 64;

/// One or more errors in a JSON text, with their locations.
#[derive(Clone, Debug)]
pub struct DecodeError(Box<Parts>);

#[derive(Clone, Debug)]
struct Parts {
    first: Part,
    others: Vec<Part>,
    /// `true` if the text is not JSON, so that nothing after the error can be read.
    is_syntax: bool,
}

/// A single error.
#[derive(Clone, Debug)]
pub struct Part {
    reason: Reason,
    /// The path to the value, innermost step first.
    steps: Vec<Step>,
}

/// A step from a value to one that it contains.
#[derive(Clone, Debug)]
enum Step {
    Field(String),
    Item(usize),
}

impl DecodeError {
    /// Creates an error at the value being read.
    #[cold]
    pub fn new(reason: impl Into<Reason>) -> Self {
        Self(Box::new(Parts {
            first: Part {
                reason: reason.into(),
                steps: Vec::new(),
            },
            others: Vec::new(),
            is_syntax: false,
        }))
    }

    /// Creates the error for a text that is not JSON.
    #[cold]
    pub fn syntax(message: String) -> Self {
        let mut error = Self::new(Reason::new(ViolationKind::Syntax, message));
        error.0.is_syntax = true;
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
        let Part { reason, steps } = &self.0.first;
        self.0.others.is_empty() && steps.is_empty() && reason.kind == ViolationKind::Type
    }

    /// Returns `true` if there is an error at or within the location of another one, or around it.
    pub fn covers(&self, other: &Self) -> bool {
        let other = other.pointer();
        self.parts().any(|part| {
            let pointer = part.pointer();
            is_within(&pointer, &other) || is_within(&other, &pointer)
        })
    }

    /// Adds the field that contains the values to the locations.
    #[cold]
    pub fn in_field(self, name: &str) -> Self {
        self.within(Step::Field(name.to_owned()))
    }

    /// Adds the item that contains the values to the locations.
    #[cold]
    pub fn in_item(self, index: usize) -> Self {
        self.within(Step::Item(index))
    }

    fn within(mut self, step: Step) -> Self {
        for part in &mut self.0.others {
            part.steps.push(step.clone());
        }
        self.0.first.steps.push(step);
        self
    }

    /// Adds the errors found later, up to the maximum number.
    #[cold]
    pub fn and(mut self, later: Self) -> Self {
        let Parts {
            first,
            others,
            is_syntax,
        } = *later.0;
        self.0.is_syntax |= is_syntax;
        self.0.others.push(first);
        self.0.others.extend(others);
        self.0.others.truncate(MAX_ERRORS - 1);
        self
    }

    /// Returns `true` if the text is not JSON.
    pub fn is_syntax(&self) -> bool {
        self.0.is_syntax
    }

    /// Returns `true` if reading cannot or should not continue after the error.
    pub fn is_final(&self) -> bool {
        self.0.is_syntax || self.0.others.len() + 1 >= MAX_ERRORS
    }

    /// Returns the errors in the order in which they were found.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        std::iter::once(&self.0.first).chain(&self.0.others)
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
    /// Returns the reason.
    pub const fn reason(&self) -> &Reason {
        &self.reason
    }

    /// Returns the message.
    pub fn message(&self) -> &str {
        &self.reason.message
    }

    /// Returns the index of the item that contains the value, if the whole is an array.
    pub fn first_index(&self) -> Option<usize> {
        match self.steps.last() {
            Some(Step::Item(index)) => Some(*index),
            Some(Step::Field(_)) | None => None,
        }
    }

    /// Returns the location as a JSON Pointer (RFC 6901).
    pub fn pointer(&self) -> String {
        let steps = self.steps.iter().rev();
        steps.fold(String::new(), |mut pointer, step| {
            match step {
                Step::Field(name) => push_key(&mut pointer, name),
                Step::Item(index) => push_key(&mut pointer, &index.to_string()),
            }
            pointer
        })
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

/// Returns `true` if a location is that of a value or of a part of it.
fn is_within(location: &str, value: &str) -> bool {
    let rest = location.strip_prefix(value);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Appends a field to a JSON Pointer (RFC 6901).
pub fn push_key(pointer: &mut String, name: &str) {
    pointer.push('/');
    for character in name.chars() {
        match character {
            '~' => pointer.push_str("~0"),
            '/' => pointer.push_str("~1"),
            other => pointer.push(other),
        }
    }
}
