//! The numbers of tests that are left out, by reason.

use std::collections::BTreeMap;

use crate::suites::verdict::{Observation, Outcome};

/// The beginning of the line.
const LEFT_OUT: &str = "left out: ";

/// The numbers of tests that are left out, by reason.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut(BTreeMap<String, usize>);

impl LeftOut {
    pub fn of(observations: &[Observation]) -> Self {
        let mut counts = Self::default();
        for observation in observations {
            if let Outcome::LeftOut(reason) = &observation.outcome {
                *counts.0.entry(reason.clone()).or_default() += 1;
            }
        }
        counts
    }

    pub fn parse(line: &str) -> Self {
        let counts = line.trim_start_matches(LEFT_OUT).split("; ");
        let counts = counts.filter(|count| !count.is_empty()).map(|count| {
            let (number, reason) = count.split_once(' ').expect("a number and a reason");
            (reason.to_owned(), number.parse().expect("a number"))
        });
        Self(counts.collect())
    }

    pub fn format(&self) -> String {
        let counts = self.0.iter();
        let counts: Vec<_> = counts
            .map(|(reason, count)| format!("{count} {reason}"))
            .collect();
        format!("{LEFT_OUT}{}", counts.join("; "))
    }
}
