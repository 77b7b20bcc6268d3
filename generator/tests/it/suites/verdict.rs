//! The results of tests of suites.

use std::collections::BTreeSet;

/// The name of a test: its file, its group in the file, and its own name in the group.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Case {
    pub file: String,
    pub group: String,
    pub test: String,
}

/// The result of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Agrees,
    /// The observed behavior.
    Disagrees(String),
    /// The reason: the code of a diagnostic, or a few words.
    LeftOut(String),
}

/// A test with its result.
#[derive(Clone, Debug)]
pub struct Observation {
    pub case: Case,
    pub outcome: Outcome,
    /// The codes of the diagnostics about what is tested.
    pub codes: BTreeSet<String>,
}
