//! How making the files of a description that is understood can fail.

use std::error::Error;
use std::fmt;

use crate::report::{Code, Report};
use crate::source::Place;

/// Why the files of a crate cannot be made, whatever the description says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Tokens that are no file of Rust. The emitting rooms write none: this is a fault of theirs.
    NotRust {
        /// The file.
        path: String,
        /// What is wrong with it.
        reason: String,
    },
    /// There is not enough memory.
    NoMemory,
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRust { path, reason } => {
                write!(formatter, "the generated {path} is not Rust: {reason}")
            }
            Self::NoMemory => formatter.write_str("there is not enough memory to make the files"),
        }
    }
}

impl Error for Fault {}

impl Fault {
    /// Tells it beside what was found in the description.
    pub fn tell(&self, report: &mut Report) {
        let place = &Place::root();
        match self {
            Self::NotRust { .. } => {
                report
                    .add(Code::GeneratorFault, place, self.to_string())
                    .help(
                        "this is a fault of the generator, not of the description: please report it",
                    );
            }
            Self::NoMemory => {
                report.add(Code::TooLarge, place, self.to_string());
            }
        }
    }
}
