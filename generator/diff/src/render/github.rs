//! Renders changes as commands of GitHub Actions ("Workflow commands").

use super::{Shown, effect, open_verdict, operations};
use crate::Comparison;
use crate::change::Verdict;
use openapi_crates::internals::{escape_data, escape_property};

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
        let level = match open_verdict(change) {
            Verdict::Safe => "notice",
            Verdict::Risky => "warning",
            Verdict::Breaking => "error",
        };
        let mut properties = Vec::new();
        // The pull request contains the new file only.
        if let Some(location) = &self.new {
            properties.push(("file", location.file.clone()));
            if let Some(line) = &location.line {
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
        let mut text = format!("{} ({})", change.message, effect(change));
        if let Some(operations) = operations(change) {
            text += &format!("\nin {operations}");
        }
        for why in change.accepted.as_deref().into_iter().chain(change.reason) {
            text += &format!("\n{why}");
        }
        for item in change.items.iter().filter(|item| item.change.breaks) {
            text += &format!("\ngenerated {}: {}", item.audience, item.change.text);
        }
        format!(
            "::{level} {}::{}\n",
            properties.join(","),
            escape_data(&text)
        )
    }
}
