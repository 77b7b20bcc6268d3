//! The results of one description, and the table of all.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::fs;
use std::path::Path;

use crate::harness::{Outcome, Side};
use crate::intended_deviations;

/// The results for a description.
pub struct Tally {
    /// Its path in the folder.
    pub path: String,
    /// The reason, if the description was skipped.
    pub skip_reason: Option<String>,
    /// The number of checked schemas.
    pub schemas: usize,
    /// The skipped schemas by name, with the reasons.
    pub skipped: BTreeMap<String, String>,
    /// Values sent to the server: valid and invalid ones.
    pub values: [usize; 2],
    /// Values sent to the client.
    pub client_values: usize,
    /// Examples that their own schema allows, and those that it does not.
    pub examples: [usize; 2],
    /// Intended deviations, by name.
    pub allowed: BTreeMap<&'static str, usize>,
    /// The differences: the shortest value of each kind.
    pub disagreements: Vec<Disagreement>,
    /// The number of values on which the crates and the validator disagree.
    pub disagreed: usize,
}

/// A value on which a crate and the validator disagree.
pub struct Disagreement {
    pub schema: String,
    pub side: Side,
    pub value: String,
    pub is_allowed: bool,
    pub outcome: Outcome,
    pub details: String,
    pub is_example: bool,
}

impl Tally {
    /// Creates an empty tally.
    pub fn new(path: String) -> Self {
        Self {
            path,
            skip_reason: None,
            schemas: 0,
            skipped: BTreeMap::new(),
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
        let kind = |disagreement: &Disagreement| {
            let kinds = ["became", "lost", "nowhere", "differ"];
            let kind_index = kinds
                .iter()
                .position(|word| disagreement.details.contains(word));
            (
                disagreement.schema.clone(),
                disagreement.side,
                disagreement.is_allowed,
                kind_index,
            )
        };
        let mut known = self.disagreements.iter_mut();
        match known.find(|other| kind(other) == kind(&new)) {
            Some(other) if other.value.len() > new.value.len() => *other = new,
            Some(_) => {}
            None => self.disagreements.push(new),
        }
    }

    /// Records a failure of the whole description.
    pub fn fail(&mut self, details: String) {
        self.disagree(Disagreement {
            schema: "-".to_owned(),
            side: Side::Server,
            value: String::new(),
            is_allowed: true,
            outcome: Outcome::Failed(details.clone()),
            details,
            is_example: false,
        });
    }

    /// Formats the counts on one line.
    pub fn line(&self) -> String {
        if let Some(reason) = &self.skip_reason {
            let reason: String = reason
                .lines()
                .next()
                .unwrap_or_default()
                .chars()
                .take(120)
                .collect();
            return format!("{}: not tried: {reason}", self.path);
        }
        let [allowed_values, rejected_values] = self.values;
        format!(
            "{}: {} schemas ({} skipped), {} values ({allowed_values} allowed, {rejected_values} not), {} of the client, {} examples \
             ({} more not allowed), {} disagreements",
            self.path,
            self.schemas,
            self.skipped.len(),
            allowed_values + rejected_values,
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
        let max_length = if formatter.alternate() {
            usize::MAX
        } else {
            400
        };
        let short = |text: &str| text.chars().take(max_length).collect::<String>();
        let validator = if self.is_allowed {
            "allows it"
        } else {
            "does not allow it"
        };
        let example = if self.is_example { " (an example)" } else { "" };
        let outcome = match &self.outcome {
            Outcome::Read(Some(text)) => format!("read, and written as {}", short(text)),
            Outcome::Read(None) => "read".to_owned(),
            Outcome::Refused(error) => format!("refused: {}", short(error)),
            Outcome::Failed(error) => {
                format!("failed: {}", error.chars().take(1500).collect::<String>())
            }
        };
        write!(
            formatter,
            "  {} of {}{example}: {}\n    schema: {validator}\n    {}: {outcome}\n    value: {}",
            self.schema,
            self.side,
            self.details,
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
        "{tried} of {} descriptions, {} schemas ({} skipped), {} values ({} allowed, {} not), {} of the client, \
         {} examples ({} more not allowed by their schema), {} disagreements\n",
        tallies.len(),
        sum(|tally| tally.schemas),
        sum(|tally| tally.skipped.len()),
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
    for reason in tallies.iter().flat_map(|tally| tally.skipped.values()) {
        let reason = reason.split(" (#").next().unwrap_or_default();
        *reasons.entry(reason).or_default() += 1;
    }
    let mut reasons: Vec<_> = reasons.into_iter().collect();
    reasons.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    for (reason, count) in reasons.into_iter().take(25) {
        let _ = writeln!(text, "  skipped: {reason}: {count}");
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
        "path\tschemas\tskipped\tallowed\tnot allowed\tof the client\texamples\tdisagreements\n"
            .to_owned();
    let mut disagreements = String::new();
    for tally in tallies {
        let [allowed_values, rejected_values] = tally.values;
        writeln!(
            table,
            "{}\t{}\t{}\t{allowed_values}\t{rejected_values}\t{}\t{}\t{}",
            tally.path,
            tally.schemas,
            tally.skipped.len(),
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
