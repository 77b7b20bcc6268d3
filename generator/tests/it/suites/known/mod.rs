//! The lists of known disagreements in `tests/suites`.
//!
//! `SUITE/known.txt` begins with the numbers of tests that are left out, by reason. Each other line stands for disagreements
//! that a diagnostic reports: file, group, test (`ignores *` for all that disagree and begin so), code and reason, separated
//! by tabs. `SUITE/silent.txt` lists disagreements without a diagnostic. `UPDATE_EXPECT=1` rewrites both, and keeps the
//! reasons.

mod left_out;
mod line;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use super::table;
use super::verdict::{Observation, Outcome};
use left_out::LeftOut;
use line::Line;

/// The code of disagreements that the book documents, for suites without diagnostics.
pub const DOCUMENTED: &str = "documented";

/// The lists of a suite.
pub struct Lists {
    suite: String,
    left_out: LeftOut,
    known: Vec<Line>,
    silent: Vec<Line>,
    /// The lists of another suite with the same tests, whose disagreements are expected here, too.
    base: Option<Box<Self>>,
}

impl Lists {
    pub fn read(suite: &str) -> Self {
        let folder = folder_of(suite);
        let read = |name| fs::read_to_string(folder.join(name)).unwrap_or_default();
        let parse = |text: &str| text.lines().map(Line::parse).collect();
        let known = read("known.txt");
        let (left_out, known) = known.split_once('\n').unwrap_or_default();
        Self {
            suite: suite.to_owned(),
            left_out: LeftOut::parse(left_out),
            known: parse(known),
            silent: parse(&read("silent.txt")),
            base: None,
        }
    }

    /// Expects the disagreements of another suite, too.
    pub fn based_on(self, other: &str) -> Self {
        Self {
            base: Some(Box::new(Self::read(other))),
            ..self
        }
    }

    /// Prints the table of the suite, and compares its disagreements with the lists.
    #[track_caller]
    pub fn check(mut self, observations: &[Observation]) {
        let is_update = env::var_os("UPDATE_EXPECT").is_some();
        if is_update {
            self.update(observations);
            self.write();
        }
        eprintln!("{}", table::render(&self.suite, observations, &self));
        let problems = self.problems(observations).join("\n");
        assert!(
            is_update || problems.is_empty(),
            "{}:\n{problems}",
            self.suite
        );
    }

    fn write(&self) {
        let folder = folder_of(&self.suite);
        let format = |lines: &[Line]| {
            let lines = lines.iter().map(|line| line.format() + "\n");
            lines.collect::<String>()
        };
        fs::create_dir_all(&folder).unwrap();
        let known = format!("{}\n{}", self.left_out.format(), format(&self.known));
        fs::write(folder.join("known.txt"), known).unwrap();
        let silent = folder.join("silent.txt");
        match self.silent.is_empty() {
            true => drop(fs::remove_file(silent)),
            false => fs::write(silent, format(&self.silent)).unwrap(),
        }
    }

    /// `true` if a disagreement is listed with a code that was reported.
    pub fn is_reported(&self, observation: &Observation) -> bool {
        let is_reported =
            |line: &Line| line.covers(observation) && observation.codes.contains(&line.code);
        self.known.iter().any(is_reported)
            || self
                .base
                .as_ref()
                .is_some_and(|base| base.is_reported(observation))
    }

    fn is_listed(&self, observation: &Observation) -> bool {
        self.is_reported(observation)
            || self.silent.iter().any(|line| line.covers(observation))
            || self
                .base
                .as_ref()
                .is_some_and(|base| base.is_listed(observation))
    }

    fn update(&mut self, observations: &[Observation]) {
        self.left_out = LeftOut::of(observations);
        self.silent.retain(|line| !line.is_stale(observations));
        self.known
            .retain(|line| !line.is_stale(observations) && line.is_reported(observations));
        let mut reported: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for observation in observations {
            let Outcome::Disagrees(observed) = &observation.outcome else {
                continue;
            };
            if self.is_listed(observation) {
                continue;
            }
            let Observation { case, codes, .. } = observation;
            match codes.first() {
                Some(code) => {
                    let key = (&case.file, &case.group, code, codes, observed);
                    reported.entry(key).or_default().push(case.test.as_str());
                }
                None => {
                    let (tests, reason) = ([case.test.as_str()], observed.clone());
                    let line = Line::new(&case.file, &case.group, &tests, "-", reason);
                    self.silent.push(line);
                }
            }
        }
        for ((file, group, code, codes, observed), tests) in reported {
            let reason = Line::no_reason(observed, codes);
            self.known
                .push(Line::new(file, group, &tests, code, reason));
        }
        self.known.sort();
        self.silent.sort();
    }

    fn problems(&self, observations: &[Observation]) -> Vec<String> {
        let mut problems = Vec::new();
        let (expected, found) = (&self.left_out, LeftOut::of(observations));
        if *expected != found {
            let [expected, found] = [expected, &found].map(LeftOut::format);
            problems.push(format!("expected {expected}; found {found}"));
        }
        for observation in observations {
            if let Outcome::Disagrees(observed) = &observation.outcome
                && !self.is_listed(observation)
            {
                let Observation { case, codes, .. } = observation;
                problems.push(format!(
                    "disagrees: {case:?} {observed}; reported: {codes:?}"
                ));
            }
        }
        for line in self.known.iter().chain(&self.silent) {
            if line.is_stale(observations) {
                problems.push(format!("listed, but agrees: {}", line.format()));
            }
        }
        for line in &self.known {
            if !line.is_reported(observations) {
                problems.push(format!("listed, but silent: {}", line.format()));
            }
            if !line.has_reason() {
                problems.push(format!("without a reason: {}", line.format()));
            }
        }
        problems
    }
}

fn folder_of(suite: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/suites").join(suite)
}
