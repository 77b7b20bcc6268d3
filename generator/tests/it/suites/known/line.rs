//! A line of a list: disagreements with the same code and reason.

use std::collections::BTreeSet;

use crate::suites::verdict::{Case, Observation, Outcome};

/// The beginning of a reason that a person has to replace.
const NO_REASON: char = '?';

/// A line of a list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Line {
    /// The test can be a beginning with `*`.
    pub case: Case,
    /// The code of a diagnostic.
    pub code: String,
    pub reason: String,
}

impl Line {
    /// Creates a line for tests of a group.
    pub fn new(file: &str, group: &str, tests: &[&str], code: &str, reason: String) -> Self {
        let case = Case {
            file: file.to_owned(),
            group: group.to_owned(),
            test: pattern(tests),
        };
        Self {
            case,
            code: code.to_owned(),
            reason,
        }
    }

    /// A reason that a person has to replace.
    pub fn no_reason(observed: &str, codes: &BTreeSet<String>) -> String {
        format!("{NO_REASON} {observed} {codes:?}")
    }

    pub fn has_reason(&self) -> bool {
        !self.reason.starts_with(NO_REASON)
    }

    /// Parses the fields of a line, which are separated by tabs.
    pub fn parse(text: &str) -> Self {
        let fields: Vec<&str> = text.split('\t').collect();
        let [file, group, test, code, reason] = fields[..] else {
            panic!("expected five fields: {text}");
        };
        Self::new(file, group, &[test], code, reason.to_owned())
    }

    pub fn format(&self) -> String {
        let Case { file, group, test } = &self.case;
        let Self { code, reason, .. } = self;
        format!("{file}\t{group}\t{test}\t{code}\t{reason}")
    }

    /// `true` if an observation is a disagreement of the line.
    pub fn covers(&self, observation: &Observation) -> bool {
        let (own, case) = (&self.case, &observation.case);
        matches!(observation.outcome, Outcome::Disagrees(_))
            && (&own.file, &own.group) == (&case.file, &case.group)
            && match own.test.strip_suffix('*') {
                Some(beginning) => case.test.starts_with(beginning),
                None => own.test == case.test,
            }
    }

    /// `true` if the line covers no disagreement.
    pub fn is_stale(&self, observations: &[Observation]) -> bool {
        !observations.iter().any(|one| self.covers(one))
    }

    /// `true` if all disagreements that the line covers are reported with its code.
    pub fn is_reported(&self, observations: &[Observation]) -> bool {
        let mut covered = observations.iter().filter(|one| self.covers(one));
        covered.all(|one| one.codes.contains(&self.code))
    }
}

/// The pattern of several names: their common words, and `*`.
fn pattern(names: &[&str]) -> String {
    let [first, others @ ..] = names else {
        return String::new();
    };
    if others.is_empty() {
        return (*first).to_owned();
    }
    let common = |beginning: &&str| others.iter().all(|name| name.starts_with(*beginning));
    let spaces = first.match_indices(' ').map(|(at, _)| &first[..=at]);
    format!("{}*", spaces.take_while(common).last().unwrap_or_default())
}
