//! The table of the results of a suite.

use std::collections::BTreeMap;

use super::known::Lists;
use super::verdict::{Observation, Outcome};

/// The numbers of a file, by result.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    agree: usize,
    reported: usize,
    silent: usize,
    left_out: usize,
}

impl Row {
    fn add(&mut self, other: Self) {
        self.agree += other.agree;
        self.reported += other.reported;
        self.silent += other.silent;
        self.left_out += other.left_out;
    }
}

/// Formats the numbers of each file, and of all.
pub fn render(suite: &str, observations: &[Observation], lists: &Lists) -> String {
    let mut rows: BTreeMap<&str, Row> = BTreeMap::new();
    let mut total = Row::default();
    for observation in observations {
        let row = row_of(observation, lists);
        rows.entry(&observation.case.file).or_default().add(row);
        total.add(row);
    }
    let head = format!(
        "{suite:40} {:>6} {:>8} {:>6} {:>8}\n",
        "agree", "reported", "silent", "left out"
    );
    let lines = rows.into_iter().chain([("total", total)]);
    let lines = lines.map(|(name, row)| {
        let Row {
            agree,
            reported,
            silent,
            left_out,
        } = row;
        format!("{name:40} {agree:>6} {reported:>8} {silent:>6} {left_out:>8}\n")
    });
    [head].into_iter().chain(lines).collect()
}

fn row_of(observation: &Observation, lists: &Lists) -> Row {
    let mut row = Row::default();
    match &observation.outcome {
        Outcome::Agrees => row.agree = 1,
        Outcome::LeftOut(_) => row.left_out = 1,
        Outcome::Disagrees(_) if lists.is_reported(observation) => row.reported = 1,
        Outcome::Disagrees(_) => row.silent = 1,
    }
    row
}
