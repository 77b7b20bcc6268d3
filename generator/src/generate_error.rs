//! The errors of generating files.

use std::error::Error;
use std::fmt;

use crate::report::{Code, Report};
use crate::source::Place;

/// An error of generating the files of a crate, independent of the description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GenerateError {
    /// The emitted tokens are not valid Rust, which is a bug of the generator.
    NotRust {
        /// The file.
        path: String,
        /// The syntax error.
        reason: String,
    },
    /// Not enough memory.
    NoMemory,
}

impl fmt::Display for GenerateError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRust { path, reason } => {
                write!(
                    formatter,
                    "generated file {path} is not valid Rust: {reason}"
                )
            }
            Self::NoMemory => formatter.write_str("not enough memory to generate the files"),
        }
    }
}

impl Error for GenerateError {}

impl GenerateError {
    /// Adds the error to a report.
    pub fn report_to(&self, report: &mut Report) {
        let place = &Place::root();
        match self {
            Self::NotRust { .. } => {
                report
                    .add(Code::GeneratorFault, place, self.to_string())
                    .help("this is a bug of the generator: please report it");
            }
            Self::NoMemory => {
                report.add(Code::TooLarge, place, self.to_string());
            }
        }
    }
}
