//! A row of a file, and what is wrong with one.

use std::fmt;

use generated_server::NewPet;

/// An animal, or why it is none.
pub(super) type Row = Result<NewPet, Fault>;

/// What becomes of each row; an error ends the reading.
pub(super) type Each<'a> = &'a mut dyn FnMut(Row) -> anyhow::Result<()>;

/// What is wrong, and where.
#[derive(Debug)]
pub(super) struct Fault {
    line: u64,
    column: Option<usize>,
    message: String,
}

impl Fault {
    /// Something is wrong in a line, counted from 1.
    pub(super) fn new(line: u64, message: impl Into<String>) -> Self {
        Self {
            line,
            column: None,
            message: message.into(),
        }
    }

    /// What is wrong.
    pub(super) fn message(&self) -> &str {
        &self.message
    }

    /// What `serde_json` says of a value that begins in `line`.
    pub(super) fn of_json(line: u64, error: &serde_json::Error) -> Self {
        let shown = error.to_string();
        // What the description does not allow is told with a JSON Pointer, and
        // without a place in the text.
        let Some((message, _)) = shown.rsplit_once(" at line ") else {
            return Self::new(line, shown);
        };
        Self {
            line: line + error.line().saturating_sub(1) as u64,
            column: Some(error.column()),
            message: message.to_owned(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.line)?;
        if let Some(column) = self.column {
            write!(formatter, ":{column}")?;
        }
        write!(formatter, ": {}", self.message)
    }
}
