//! The results of one description, and the table of all.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::fs;
use std::path::Path;

use super::calls::Call;
use super::compare;
use crate::intended_deviations;

/// The results for a description.
#[derive(Default)]
pub struct Tally {
    /// Its path in the folder.
    pub path: String,
    /// The reason, if the description was skipped.
    pub not_tried: Option<String>,
    /// The number of its operations.
    pub operations: usize,
    /// The number of operations that were not selected.
    pub cut: usize,
    /// The operations that were called, by index.
    pub called: BTreeSet<usize>,
    /// The number of calls.
    pub calls: usize,
    /// The number of requests with other credentials than required.
    pub credential_cases: usize,
    /// The number of skipped operations, by reason.
    pub left_out: BTreeMap<String, usize>,
    /// The number of skipped calls and responses by reason, with an example.
    pub passed_over: BTreeMap<String, (usize, String)>,
    /// Deviations on purpose, by name.
    pub allowed: BTreeMap<&'static str, usize>,
    /// The differences.
    pub differences: Vec<Difference>,
    /// The number of calls with a difference.
    pub differed: usize,
}

/// A difference between a sent and a received value.
pub struct Difference {
    pub operation: String,
    pub call: String,
    pub what: String,
}

impl Tally {
    pub fn new(path: String) -> Self {
        Self {
            path,
            ..Self::default()
        }
    }

    /// A skipped call or response.
    pub fn pass_over(&mut self, reason: &str, operation: &str, words: &str) {
        let known = self.passed_over.entry(reason.to_owned());
        let (count, _) = known.or_insert_with(|| (0, format!("{operation}: {words}")));
        *count += 1;
    }

    pub fn allow(&mut self, name: &'static str) {
        *self.allowed.entry(name).or_default() += 1;
    }

    /// Keeps one difference of each operation and kind.
    pub fn differ(&mut self, id: &str, call: &Call, what: String) {
        let kind = |what: &str| what.split([':', '{', '"']).next().map(str::to_owned);
        let mut known = self.differences.iter();
        if !known.any(|one| one.operation == id && kind(&one.what) == kind(&what)) {
            self.differences.push(compare::difference(id, call, what));
        }
    }

    /// Something went wrong with the whole description.
    pub fn fail(&mut self, what: String) {
        self.differed += 1;
        self.differences.push(Difference {
            operation: "-".to_owned(),
            call: String::new(),
            what,
        });
    }

    /// The counts in one line.
    pub fn line(&self) -> String {
        if let Some(reason) = &self.not_tried {
            let first = reason.lines().next().unwrap_or_default();
            let first: String = first.chars().take(120).collect();
            return format!("{}: not tried: {first}", self.path);
        }
        let cut = match self.cut {
            0 => String::new(),
            cut => format!(", {cut} cut off"),
        };
        format!(
            "{}: {} operations ({} called{cut}), {} calls, {} with other credentials, {} differences",
            self.path,
            self.operations,
            self.called.len(),
            self.calls,
            self.credential_cases,
            self.differed,
        )
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = if formatter.alternate() {
            usize::MAX
        } else {
            600
        };
        let short = |text: &str| text.chars().take(most).collect::<String>();
        let (what, call) = (short(&self.what), short(&self.call));
        write!(formatter, "  {}: {what}\n    call: {call}", self.operation)
    }
}

/// The counts of all descriptions together.
pub fn summary(tallies: &[Tally]) -> String {
    let sum = |count: fn(&Tally) -> usize| tallies.iter().map(count).sum::<usize>();
    let tried = tallies.iter().filter(|tally| tally.calls > 0).count();
    let mut text = format!(
        "{tried} of {} descriptions, {} operations ({} called, {} cut off), {} calls, {} with other credentials, {} differences\n",
        tallies.len(),
        sum(|tally| tally.operations),
        sum(|tally| tally.called.len()),
        sum(|tally| tally.cut),
        sum(|tally| tally.calls),
        sum(|tally| tally.credential_cases),
        sum(|tally| tally.differed),
    );
    let left_out = tallies.iter().flat_map(|tally| &tally.left_out);
    let left_out = left_out.map(|(reason, count)| (reason.as_str(), *count, ""));
    listed(&mut text, "operations left out", left_out);
    let passed_over = tallies.iter().flat_map(|tally| &tally.passed_over);
    let passed_over =
        passed_over.map(|(reason, (count, one))| (reason.as_str(), *count, one.as_str()));
    listed(&mut text, "calls not compared", passed_over);
    let mut allowed = BTreeMap::<_, usize>::new();
    for (name, count) in tallies.iter().flat_map(|tally| &tally.allowed) {
        *allowed.entry(name).or_default() += count;
    }
    for (name, count) in allowed {
        let reason = intended_deviations::reason(name);
        let _ = writeln!(text, "  deviates on purpose: {name}: {count} ({reason})");
    }
    let not_tried = tallies.iter().filter(|tally| tally.not_tried.is_some());
    let not_tried = not_tried.count();
    if not_tried > 0 {
        let _ = writeln!(text, "  descriptions left out: {not_tried}");
    }
    text
}

fn listed<'a>(
    text: &mut String,
    what: &str,
    reasons: impl Iterator<Item = (&'a str, usize, &'a str)>,
) {
    let mut counts: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
    for (reason, count, example) in reasons {
        counts.entry(reason).or_insert((0, example)).0 += count;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    for (reason, (count, example)) in counts {
        let example: String = example.chars().take(160).collect();
        let example = match example.is_empty() {
            true => String::new(),
            false => format!(" ({example})"),
        };
        let _ = writeln!(text, "  {what}: {reason}: {count}{example}");
    }
}

/// Writes the table, and the differences into a file next to it.
///
/// # Errors
///
/// When a file cannot be written.
pub fn write(folder: &Path, tallies: &[Tally]) -> anyhow::Result<()> {
    let mut table =
        "path\toperations\tcut off\tcalled\tcalls\tother credentials\tdifferences\tleft out\n"
            .to_owned();
    let mut differences = String::new();
    for tally in tallies {
        let left_out = tally.left_out.iter();
        let left_out: Vec<_> = left_out
            .map(|(reason, count)| format!("{reason}: {count}"))
            .chain(
                tally
                    .not_tried
                    .iter()
                    .map(|one| one.replace(['\n', '\t'], " ")),
            )
            .collect();
        writeln!(
            table,
            "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}",
            tally.path,
            tally.operations,
            tally.cut,
            tally.called.len(),
            tally.calls,
            tally.credential_cases,
            tally.differed,
            left_out.join("; "),
        )?;
        for difference in &tally.differences {
            writeln!(differences, "{}\n{difference:#}", tally.path)?;
        }
    }
    fs::write(folder.join("table.tsv"), table)?;
    fs::write(folder.join("differences.txt"), differences)?;
    Ok(())
}
