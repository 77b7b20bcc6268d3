//! The results of one description, and the table of all.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::fs;
use std::path::Path;

use crate::harness::{Answer, Side};
use crate::intended_deviations;

/// The results for a description.
pub struct Tally {
    /// Its path in the folder.
    pub path: String,
    /// The reason, if the description was skipped.
    pub not_tried: Option<String>,
    /// The number of checked schemas.
    pub schemas: usize,
    /// The skipped schemas by name, with the reasons.
    pub left_out: BTreeMap<String, String>,
    /// Values sent to the server: valid and invalid ones.
    pub values: [usize; 2],
    /// Values sent to the client.
    pub client_values: usize,
    /// Examples that their own schema allows, and those that it does not.
    pub examples: [usize; 2],
    /// Deviations on purpose, by name.
    pub allowed: BTreeMap<&'static str, usize>,
    /// The differences: the shortest value of each kind.
    pub disagreements: Vec<Disagreement>,
    /// The number of values on which the crates and the validator disagree.
    pub disagreed: usize,
}

/// A value that a crate and the validator do not agree upon.
pub struct Disagreement {
    pub schema: String,
    pub side: Side,
    pub value: String,
    pub is_allowed: bool,
    pub answer: Answer,
    pub what: String,
    pub is_example: bool,
}

impl Tally {
    /// Creates an empty tally.
    pub fn new(path: String) -> Self {
        Self {
            path,
            not_tried: None,
            schemas: 0,
            left_out: BTreeMap::new(),
            values: [0; 2],
            client_values: 0,
            examples: [0; 2],
            allowed: BTreeMap::new(),
            disagreements: Vec::new(),
            disagreed: 0,
        }
    }

    pub fn count(&mut self, side: Side, is_allowed: bool, is_example: bool) {
        match side {
            Side::Server => {
                self.values[usize::from(!is_allowed)] += 1;
                self.examples[usize::from(!is_allowed)] += usize::from(is_example);
            }
            Side::Client => self.client_values += 1,
        }
    }

    pub fn allow(&mut self, name: &'static str) {
        *self.allowed.entry(name).or_default() += 1;
    }

    /// Keeps the shortest value of each schema, side and kind.
    pub fn disagree(&mut self, new: Disagreement) {
        self.disagreed += 1;
        let kind = |one: &Disagreement| {
            let kinds = ["became", "lost", "nowhere", "differ"];
            let what = kinds.iter().position(|kind| one.what.contains(kind));
            (one.schema.clone(), one.side, one.is_allowed, what)
        };
        let mut known = self.disagreements.iter_mut();
        match known.find(|one| kind(one) == kind(&new)) {
            Some(one) if one.value.len() > new.value.len() => *one = new,
            Some(_) => {}
            None => self.disagreements.push(new),
        }
    }

    /// Something went wrong with the whole description.
    pub fn fail(&mut self, what: String) {
        self.disagree(Disagreement {
            schema: "-".to_owned(),
            side: Side::Server,
            value: String::new(),
            is_allowed: true,
            answer: Answer::Failed(what.clone()),
            what,
            is_example: false,
        });
    }

    /// The counts in one line.
    pub fn line(&self) -> String {
        if let Some(reason) = &self.not_tried {
            let reason: String = reason
                .lines()
                .next()
                .unwrap_or_default()
                .chars()
                .take(120)
                .collect();
            return format!("{}: not tried: {reason}", self.path);
        }
        let [good, bad] = self.values;
        format!(
            "{}: {} schemas ({} left out), {} values ({good} allowed, {bad} not), {} of the client, {} examples \
             ({} more not allowed), {} disagreements",
            self.path,
            self.schemas,
            self.left_out.len(),
            good + bad,
            self.client_values,
            self.examples[0],
            self.examples[1],
            self.disagreed,
        )
    }
}

impl fmt::Display for Disagreement {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // In full in the alternate form.
        let most = if formatter.alternate() {
            usize::MAX
        } else {
            400
        };
        let short = |text: &str| text.chars().take(most).collect::<String>();
        let validator = if self.is_allowed {
            "allows it"
        } else {
            "does not allow it"
        };
        let example = if self.is_example { " (an example)" } else { "" };
        let answer = match &self.answer {
            Answer::Read(Some(text)) => format!("read, and written as {}", short(text)),
            Answer::Read(None) => "read".to_owned(),
            Answer::Refused(words) => format!("refused: {}", short(words)),
            Answer::Failed(words) => {
                format!("failed: {}", words.chars().take(1500).collect::<String>())
            }
        };
        write!(
            formatter,
            "  {} of {}{example}: {}\n    schema: {validator}\n    {}: {answer}\n    value: {}",
            self.schema,
            self.side,
            self.what,
            self.side,
            short(&self.value),
        )
    }
}

/// The counts of all descriptions together.
pub fn summary(tallies: &[Tally]) -> String {
    let sum = |count: fn(&Tally) -> usize| tallies.iter().map(count).sum::<usize>();
    let tried = tallies.iter().filter(|tally| tally.schemas > 0).count();
    let mut text = format!(
        "{tried} of {} descriptions, {} schemas ({} left out), {} values ({} allowed, {} not), {} of the client, \
         {} examples ({} more not allowed by their schema), {} disagreements\n",
        tallies.len(),
        sum(|tally| tally.schemas),
        sum(|tally| tally.left_out.len()),
        sum(|tally| tally.values.iter().sum()),
        sum(|tally| tally.values[0]),
        sum(|tally| tally.values[1]),
        sum(|tally| tally.client_values),
        sum(|tally| tally.examples[0]),
        sum(|tally| tally.examples[1]),
        sum(|tally| tally.disagreed),
    );
    let mut allowed = BTreeMap::<_, usize>::new();
    for (name, count) in tallies.iter().flat_map(|tally| &tally.allowed) {
        *allowed.entry(name).or_default() += count;
    }
    for (name, count) in allowed {
        let _ = writeln!(
            text,
            "  deviates on purpose: {name}: {count} ({})",
            intended_deviations::reason(name)
        );
    }
    let mut reasons = BTreeMap::<_, usize>::new();
    for reason in tallies.iter().flat_map(|tally| tally.left_out.values()) {
        let reason = reason.split(" (#").next().unwrap_or_default();
        *reasons.entry(reason).or_default() += 1;
    }
    let mut reasons: Vec<_> = reasons.into_iter().collect();
    reasons.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    for (reason, count) in reasons.into_iter().take(25) {
        let _ = writeln!(text, "  left out: {reason}: {count}");
    }
    text
}

/// Writes the table, and the disagreements into a file next to it.
///
/// # Errors
///
/// When a file cannot be written.
pub fn write(folder: &Path, tallies: &[Tally]) -> anyhow::Result<()> {
    let mut table =
        "path\tschemas\tleft out\tallowed\tnot allowed\tof the client\texamples\tdisagreements\n"
            .to_owned();
    let mut disagreements = String::new();
    for tally in tallies {
        let [good, bad] = tally.values;
        writeln!(
            table,
            "{}\t{}\t{}\t{good}\t{bad}\t{}\t{}\t{}",
            tally.path,
            tally.schemas,
            tally.left_out.len(),
            tally.client_values,
            tally.examples[0],
            tally.disagreed,
        )?;
        for disagreement in &tally.disagreements {
            writeln!(disagreements, "{}\n{disagreement:#}", tally.path)?;
        }
    }
    fs::write(folder.join("table.tsv"), table)?;
    fs::write(folder.join("disagreements.txt"), disagreements)?;
    Ok(())
}
