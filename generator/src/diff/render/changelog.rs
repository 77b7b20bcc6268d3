//! Changes as an entry of a changelog.

use std::fmt::Write as _;

use super::operations;
use crate::Date;
use crate::diff::change::{Audience, Change, Verdict};
use crate::diff::version::CALLERS;

/// The sections of Keep a Changelog, in their order.
const SECTIONS: [&str; 4] = ["Added", "Changed", "Deprecated", "Removed"];

pub(super) fn render(changes: &[Change], version: &str, date: Option<Date>) -> String {
    let mut text = match date {
        Some(date) => format!("## [{version}] - {date}\n"),
        None => format!("## [{version}]\n"),
    };
    for section in SECTIONS {
        let mut lines: Vec<String> = Vec::new();
        for line in changes
            .iter()
            .filter(|one| section_of(one) == section)
            .map(line)
        {
            // What is in requests and in answers alike is one line for people.
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        if !lines.is_empty() {
            let _ = write!(text, "\n### {section}\n\n{}", lines.concat());
        }
    }
    text
}

fn line(change: &Change) -> String {
    let breaks = |audience: &Audience| change.verdicts.of(*audience) == Verdict::Breaking;
    let breaking = match CALLERS.iter().any(breaks) {
        true => "**Breaking:** ",
        false => "",
    };
    let message = capitalized(&change.message, breaking.is_empty());
    let place = operations(change).filter(|all| !change.message.contains(all.as_str()));
    let place = place.map(|all| format!(" ({all})")).unwrap_or_default();
    format!("- {breaking}{message}{place}.\n")
}

/// A sentence begins with a capital letter, unless a name or a word before it does.
fn capitalized(text: &str, is_first: bool) -> String {
    let mut letters = text.chars();
    match letters.next().filter(|_| is_first) {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => text.to_owned(),
    }
}

fn section_of(change: &Change) -> &'static str {
    let rule = change.rule.as_str();
    if rule.contains("deprecated") || rule.contains("sunset") || rule.contains("reactivated") {
        "Deprecated"
    } else if rule.ends_with("removed") || rule.contains("removed-") {
        "Removed"
    } else if rule.ends_with("added") || rule.starts_with("new-") {
        "Added"
    } else {
        "Changed"
    }
}
