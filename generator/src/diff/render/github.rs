//! Changes as commands of GitHub Actions ("Workflow commands").

use super::{Shown, effect, operations};
use crate::diff::Comparison;
use crate::diff::change::Verdict;
use crate::report::github::{escape_data, escape_property};

/// The changes that are no more than notes are notices.
pub(super) fn render(shown: &[Shown<'_>], comparison: &Comparison) -> String {
    let commands = shown.iter().map(Shown::command);
    let unknown = comparison.unknown.iter();
    let unknown = unknown.map(|why| format!("::warning::{}\n", escape_data(why)));
    let summary = format!("{}\n", comparison.summary());
    commands.chain(unknown).chain([summary]).collect()
}

impl Shown<'_> {
    fn command(&self) -> String {
        let change = self.change;
        let level = match (change.gravest(), &change.accepted) {
            (_, Some(_)) | (Verdict::Safe, None) => "notice",
            (Verdict::Risky, None) => "warning",
            (Verdict::Breaking, None) => "error",
        };
        let mut properties = Vec::new();
        // The new file alone is part of the request.
        if let Some(spot) = &self.new {
            properties.push(("file", spot.file.clone()));
            if let Some(line) = &spot.line {
                properties.push(("line", line.number.to_string()));
                properties.push(("endLine", line.number.to_string()));
                properties.push(("col", line.column.to_string()));
                properties.push(("endColumn", line.end_column.to_string()));
            }
        }
        properties.push(("title", change.rule.clone()));
        let properties: Vec<String> = properties
            .iter()
            .map(|(name, value)| format!("{name}={}", escape_property(value)))
            .collect();
        let mut words = format!("{}: {}", effect(change), change.message);
        if let Some(operations) = operations(change) {
            words += &format!("\nin {operations}");
        }
        for why in change.accepted.as_deref().into_iter().chain(change.reason) {
            words += &format!("\n{why}");
        }
        for item in change.items.iter().filter(|item| item.change.breaks) {
            words += &format!("\ngenerated {}: {}", item.audience, item.change.text);
        }
        format!(
            "::{level} {}::{}\n",
            properties.join(","),
            escape_data(&words)
        )
    }
}
