//! Errors in a JSON text, with their locations.

use std::borrow::Cow;
use std::fmt;

/// The maximum number of errors that are collected from a text.
const MOST: usize = 20;

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
    message: Cow<'static, str>,
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
    pub fn new(message: impl Into<Cow<'static, str>>) -> Self {
        Self(Box::new(Parts {
            first: Part {
                message: message.into(),
                steps: Vec::new(),
            },
            others: Vec::new(),
            is_syntax: false,
        }))
    }

    /// Creates the error for a text that is not JSON.
    #[cold]
    pub fn syntax(message: String) -> Self {
        let mut error = Self::new(message);
        error.0.is_syntax = true;
        error
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
        self.0.others.truncate(MOST - 1);
        self
    }

    /// Returns `true` if the text is not JSON.
    pub fn is_syntax(&self) -> bool {
        self.0.is_syntax
    }

    /// Returns `true` if reading cannot or should not continue after the error.
    pub fn is_final(&self) -> bool {
        self.0.is_syntax || self.0.others.len() + 1 >= MOST
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
    /// Returns the message.
    pub fn message(&self) -> &str {
        &self.message
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
