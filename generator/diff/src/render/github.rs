//! Renders changes as commands of GitHub Actions ("Workflow commands").

use super::{Shown, effect, open_verdict, operations};
use crate::Comparison;
use crate::change::{Change, Verdict};
use openapi_crates::internals::{escape_data, escape_property};

pub(super) fn render(
    shown: &[Shown<'_>],
    comparison: &Comparison,
    is_error: &dyn Fn(&Change) -> bool,
    unknown_is_error: bool,
) -> String {
    let level = if unknown_is_error { "error" } else { "warning" };
    let commands = shown.iter().map(|one| one.command(is_error(one.change)));
    let unknown = comparison.unknown.iter();
    let unknown = unknown.map(|why| format!("::{level}::{}\n", escape_data(why)));
    let summary = format!("{}\n", comparison.summary());
    commands.chain(unknown).chain([summary]).collect()
}

impl Shown<'_> {
    fn command(&self, is_error: bool) -> String {
        let change = self.change;
        let level = match open_verdict(change) {
            _ if is_error => "error",
            Verdict::Safe => "notice",
            Verdict::Risky | Verdict::Breaking => "warning",
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
        if let Some(why) = &change.accepted {
            text += &format!("\naccepted: {why}");
        }
        if let Some(why) = change.reason {
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
