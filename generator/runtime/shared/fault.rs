//! What is wrong with a JSON text, and where.

use std::borrow::Cow;
use std::fmt;

/// What is wrong with a JSON text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(Box<Parts>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    message: Cow<'static, str>,
    /// The way to the value, from its end.
    steps: Vec<Step>,
}

/// From a value to one of those that it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Field(String),
    Item(usize),
}

impl Fault {
    /// What is wrong with the value that is read.
    #[cold]
    pub fn new(message: impl Into<Cow<'static, str>>) -> Self {
        Self(Box::new(Parts {
            message: message.into(),
            steps: Vec::new(),
        }))
    }

    /// The same, seen from the object whose field the value is.
    #[cold]
    pub fn in_field(mut self, name: &str) -> Self {
        self.0.steps.push(Step::Field(name.to_owned()));
        self
    }

    /// The same, seen from the array whose item the value is.
    #[cold]
    pub fn in_item(mut self, index: usize) -> Self {
        self.0.steps.push(Step::Item(index));
        self
    }

    /// What is wrong.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Where, as a JSON Pointer (RFC 6901).
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

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pointer().as_str() {
            "" => formatter.write_str(self.message()),
            pointer => write!(formatter, "{pointer}: {}", self.message()),
        }
    }
}

impl std::error::Error for Fault {}

/// Goes on with a JSON Pointer to a field (RFC 6901).
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
