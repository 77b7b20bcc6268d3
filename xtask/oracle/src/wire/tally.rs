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
    pub skip_reason: Option<String>,
    /// The number of its operations.
    pub operations: usize,
    /// The number of operations that were not selected.
    pub unselected: usize,
    /// The operations that were called, by index.
    pub called: BTreeSet<usize>,
    /// The number of calls.
    pub calls: usize,
    /// The number of requests with other credentials than required.
    pub credential_cases: usize,
    /// The number of skipped operations, by reason.
    pub skipped: BTreeMap<String, usize>,
    /// The number of skipped calls and responses by reason, with an example.
    pub skipped_calls: BTreeMap<String, (usize, String)>,
    /// Intended deviations, by name.
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
    pub details: String,
}

impl Tally {
    pub fn new(path: String) -> Self {
        Self {
            path,
            ..Self::default()
        }
    }

    /// Records a skipped call or response.
    pub fn skip(&mut self, reason: &str, operation: &str, message: &str) {
        let known = self.skipped_calls.entry(reason.to_owned());
        let (count, _) = known.or_insert_with(|| (0, format!("{operation}: {message}")));
        *count += 1;
    }

    pub fn allow(&mut self, name: &'static str) {
        *self.allowed.entry(name).or_default() += 1;
    }

    /// Keeps one difference of each operation and kind.
    pub fn differ(&mut self, id: &str, call: &Call, details: String) {
        let kind = |details: &str| details.split([':', '{', '"']).next().map(str::to_owned);
        let mut known = self.differences.iter();
        if !known.any(|other| other.operation == id && kind(&other.details) == kind(&details)) {
            self.differences
                .push(compare::difference(id, call, details));
        }
    }

    /// Records a failure of the whole description.
    pub fn fail(&mut self, details: String) {
        self.differed += 1;
        self.differences.push(Difference {
            operation: "-".to_owned(),
            call: String::new(),
            details,
        });
    }

    /// Formats the counts on one line.
    pub fn line(&self) -> String {
        if let Some(reason) = &self.skip_reason {
            let first = reason.lines().next().unwrap_or_default();
            let first: String = first.chars().take(120).collect();
            return format!("{}: not tried: {first}", self.path);
        }
        let unselected = match self.unselected {
            0 => String::new(),
            unselected => format!(", {unselected} not selected"),
        };
        format!(
            "{}: {} operations ({} called{unselected}), {} calls, {} with other credentials, {} differences",
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
        let max_length = if formatter.alternate() {
            usize::MAX
        } else {
            600
        };
        let short = |text: &str| text.chars().take(max_length).collect::<String>();
        let (details, call) = (short(&self.details), short(&self.call));
        write!(
            formatter,
            "  {}: {details}\n    call: {call}",
            self.operation
        )
    }
}

/// The counts of all descriptions together.
pub fn summary(tallies: &[Tally]) -> String {
    let sum = |count: fn(&Tally) -> usize| tallies.iter().map(count).sum::<usize>();
    let tried = tallies.iter().filter(|tally| tally.calls > 0).count();
    let mut text = format!(
        "{tried} of {} descriptions, {} operations ({} called, {} not selected), {} calls, {} with other credentials, {} differences\n",
        tallies.len(),
        sum(|tally| tally.operations),
        sum(|tally| tally.called.len()),
        sum(|tally| tally.unselected),
        sum(|tally| tally.calls),
        sum(|tally| tally.credential_cases),
        sum(|tally| tally.differed),
    );
    let skipped = tallies.iter().flat_map(|tally| &tally.skipped);
    let skipped = skipped.map(|(reason, count)| (reason.as_str(), *count, ""));
    listed(&mut text, "operations skipped", skipped);
    let skipped_calls = tallies.iter().flat_map(|tally| &tally.skipped_calls);
    let skipped_calls =
        skipped_calls.map(|(reason, (count, example))| (reason.as_str(), *count, example.as_str()));
    listed(&mut text, "calls not compared", skipped_calls);
    let mut allowed = BTreeMap::<_, usize>::new();
    for (name, count) in tallies.iter().flat_map(|tally| &tally.allowed) {
        *allowed.entry(name).or_default() += count;
    }
    for (name, count) in allowed {
        let reason = intended_deviations::reason(name);
        let _ = writeln!(text, "  deviates on purpose: {name}: {count} ({reason})");
    }
    let skipped = tallies.iter().filter(|tally| tally.skip_reason.is_some());
    let skipped = skipped.count();
    if skipped > 0 {
        let _ = writeln!(text, "  descriptions skipped: {skipped}");
    }
    text
}

fn listed<'a>(
    text: &mut String,
    title: &str,
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
        let _ = writeln!(text, "  {title}: {reason}: {count}{example}");
    }
}

/// Writes the table, and the differences into a file next to it.
///
/// # Errors
///
/// When a file cannot be written.
pub fn write(folder: &Path, tallies: &[Tally]) -> anyhow::Result<()> {
    let mut table =
        "path\toperations\tnot selected\tcalled\tcalls\tother credentials\tdifferences\tskipped\n"
            .to_owned();
    let mut differences = String::new();
    for tally in tallies {
        let skipped = tally.skipped.iter();
        let skipped: Vec<_> = skipped
            .map(|(reason, count)| format!("{reason}: {count}"))
            .chain(
                tally
                    .skip_reason
                    .iter()
                    .map(|reason| reason.replace(['\n', '\t'], " ")),
            )
            .collect();
        writeln!(
            table,
            "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}",
            tally.path,
            tally.operations,
            tally.unselected,
            tally.called.len(),
            tally.calls,
            tally.credential_cases,
            tally.differed,
            skipped.join("; "),
        )?;
        for difference in &tally.differences {
            writeln!(differences, "{}\n{difference:#}", tally.path)?;
        }
    }
    fs::write(folder.join("table.tsv"), table)?;
    fs::write(folder.join("differences.txt"), differences)?;
    Ok(())
}
