// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Errors in a JSON text, with their location.

use std::borrow::Cow;
use std::fmt;

/// An error in a JSON text, with its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError(Box<Parts>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    message: Cow<'static, str>,
    /// The path to the value, innermost step first.
    steps: Vec<Step>,
}

/// A step from a value to one that it contains.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Field(String),
    Item(usize),
}

impl DecodeError {
    /// Creates an error at the value being read.
    #[cold]
    pub fn new(message: impl Into<Cow<'static, str>>) -> Self {
        Self(Box::new(Parts {
            message: message.into(),
            steps: Vec::new(),
        }))
    }

    /// Adds the field that contains the value to the location.
    #[cold]
    pub fn in_field(mut self, name: &str) -> Self {
        self.0.steps.push(Step::Field(name.to_owned()));
        self
    }

    /// Adds the item that contains the value to the location.
    #[cold]
    pub fn in_item(mut self, index: usize) -> Self {
        self.0.steps.push(Step::Item(index));
        self
    }

    /// Returns the message.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Returns the location as a JSON Pointer (RFC 6901).
    pub fn pointer(&self) -> String {
        let steps = self.0.steps.iter().rev();
        steps.fold(String::new(), |mut pointer, step| {
            match step {
                Step::Field(name) => push_key(&mut pointer, name),
                Step::Item(index) => push_key(&mut pointer, &index.to_string()),
            }
            pointer
        })
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pointer().as_str() {
            "" => formatter.write_str(self.message()),
            pointer => write!(formatter, "{pointer}: {}", self.message()),
        }
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
