//! Renders changes as an entry of a changelog.

use std::fmt::Write as _;

use super::markdown::plain;
use super::unnamed_operations;
use crate::change::{Audience, Change, Verdict};
use crate::version::CALLERS;
use openapi_crates::Date;

/// The sections of Keep a Changelog in their order.
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
            .filter(|one| section_of(&one.rule) == section)
            .map(line)
        {
            // A change of requests and responses is one line.
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
    let breaks = |audience: &Audience| change.verdict(*audience) == Verdict::Breaking;
    let breaking = match CALLERS.iter().any(breaks) {
        true => "**Breaking:** ",
        false => "",
    };
    let message = capitalized(&change.message, breaking.is_empty());
    let place = unnamed_operations(change)
        .map(|all| format!(" ({all})"))
        .unwrap_or_default();
    format!("- {breaking}{}.\n", plain(&format!("{message}{place}")))
}

/// Capitalizes the first letter of a sentence.
fn capitalized(text: &str, is_first: bool) -> String {
    let mut letters = text.chars();
    match letters.next().filter(|_| is_first) {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => text.to_owned(),
    }
}

fn section_of(rule: &str) -> &'static str {
    let has = |part: &str| rule.contains(part);
    if rule.ends_with("removed") || has("removed-") {
        "Removed"
    } else if has("deprecated") || has("sunset") || has("reactivated") {
        "Deprecated"
    } else if rule.ends_with("added") || has("-added-") || rule.starts_with("new-") {
        "Added"
    } else {
        "Changed"
    }
}

#[cfg(test)]
mod tests {
    use super::section_of;

    #[test]
    fn rules_have_their_sections() {
        for (rule, section) in [
            ("endpoint-added", "Added"),
            ("new-required-request-property", "Added"),
            ("request-body-added-optional", "Added"),
            ("request-parameter-max-decreased", "Changed"),
            ("endpoint-deprecated-with-sunset", "Deprecated"),
            ("api-sunset-extended", "Deprecated"),
            ("api-path-removed-before-sunset", "Removed"),
            ("api-removed-with-deprecation", "Removed"),
            ("response-media-type-removed", "Removed"),
        ] {
            assert_eq!(section_of(rule), section, "{rule}");
        }
    }
}
