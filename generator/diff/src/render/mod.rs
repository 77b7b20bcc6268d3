//! Renders a comparison as text, JSON, Markdown, GitHub annotations or a changelog.
//!
//! In: a [`Comparison`] and both sources. Out: text.

mod changelog;
mod github;
mod json;
mod markdown;
mod text;

use std::cmp::Reverse;

use super::Comparison;
use super::change::{Audience, Change, Verdict};
use openapi_crates::Date;
use openapi_crates::internals::{Site, source_locations};
use openapi_crates::report::SourceLocation;
use openapi_crates::source::Source;

/// The output format of a comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Text in the style of rustc.
    #[default]
    Plain,
    /// Plain text with ANSI colors.
    Colored,
    /// One JSON object per line: the changes, then a summary.
    Json,
    /// Markdown for the description of a pull request.
    Markdown,
    /// Annotations of a pull request on GitHub, one per line.
    Github,
}

/// A change with its source locations.
struct Shown<'a> {
    change: &'a Change,
    old: Option<SourceLocation>,
    new: Option<SourceLocation>,
}

impl Comparison {
    /// Renders the changes, the worst first.
    pub fn render(&self, old: &Source, new: &Source, style: Style) -> String {
        let shown = self.shown(old, new);
        match style {
            Style::Plain => text::render(&shown, self, false),
            Style::Colored => text::render(&shown, self, true),
            Style::Json => json::render(&shown, self),
            Style::Markdown => markdown::render(&shown, self),
            Style::Github => {
                let is_error = |change: &Change| open_verdict(change) == Verdict::Breaking;
                github::render(&shown, self, &is_error, false)
            }
        }
    }

    /// Renders the changes as annotations on GitHub: some as errors, other breaking and risky ones as warnings. An incomplete
    /// comparison is an error if `unknown_is_error`.
    pub fn annotations(
        &self,
        old: &Source,
        new: &Source,
        is_error: impl Fn(&Change) -> bool,
        unknown_is_error: bool,
    ) -> String {
        github::render(&self.shown(old, new), self, &is_error, unknown_is_error)
    }

    /// Renders the changes as an entry of a changelog (Keep a Changelog).
    pub fn changelog(&self, version: &str, date: Option<Date>) -> String {
        changelog::render(&self.changes, version, date)
    }

    fn shown(&self, old: &Source, new: &Source) -> Vec<Shown<'_>> {
        let mut changes: Vec<&Change> = self.changes.iter().collect();
        changes.sort_by_key(|change| Reverse((change.accepted.is_none(), change.worst())));
        let locations = |source: &Source, site_of: fn(&Change) -> &Option<Site>| {
            let sites = changes.iter().map(|change| site_of(change));
            let mut found = source_locations(source, sites.clone().flatten()).into_iter();
            let locations = sites.map(|site| site.as_ref().and_then(|_| found.next()));
            locations.collect::<Vec<Option<SourceLocation>>>()
        };
        let old = locations(old, |change| &change.old);
        let new = locations(new, |change| &change.new);
        let shown = changes.iter().zip(old.into_iter().zip(new));
        shown
            .map(|(change, (old, new))| Shown { change, old, new })
            .collect()
    }

    /// Counts the changes: `3 changes, none breaking; next version: minor`.
    fn summary(&self) -> String {
        let mut parts = match self.changes.len() {
            0 => return "no changes".to_owned(),
            1 => vec!["1 change".to_owned()],
            all => vec![format!("{all} changes")],
        };
        let is_accepted = |change: &&Change| change.accepted.is_some();
        let accepted = self.changes.iter().filter(is_accepted).count();
        let all_accepted = accepted == self.changes.len();
        match accepted {
            0 => {}
            1 if all_accepted => parts.push("accepted".to_owned()),
            _ if all_accepted => parts.push("all accepted".to_owned()),
            accepted => parts.push(format!("{accepted} accepted")),
        }
        let breaking = Audience::ALL.iter().filter_map(|audience| {
            let breaks = |change: &&Change| {
                change.accepted.is_none() && change.verdict(*audience) == Verdict::Breaking
            };
            let count = self.changes.iter().filter(breaks).count();
            (count > 0).then(|| format!("{} ({count})", name_of(*audience)))
        });
        let breaking: Vec<String> = breaking.collect();
        match (breaking.is_empty(), accepted) {
            (false, _) => parts.push(format!("breaking for: {}", breaking.join(", "))),
            (true, 0) => parts.push("none breaking".to_owned()),
            (true, _) if all_accepted => {}
            (true, _) => parts.push("none of the others breaking".to_owned()),
        }
        format!("{}; next version: {}", parts.join(", "), self.next_step())
    }
}

fn name_of(audience: Audience) -> &'static str {
    match audience {
        Audience::Wire => "running clients",
        Audience::Client => "client code",
        Audience::Server => "server code",
    }
}

/// Returns the verdict of a change that was not accepted.
fn open_verdict(change: &Change) -> Verdict {
    match &change.accepted {
        Some(_) => Verdict::Safe,
        None => change.worst(),
    }
}

/// Describes the verdict of a change: `breaking for: client code`.
fn effect(change: &Change) -> String {
    let of = |verdict: Verdict, name: fn(Audience) -> &'static str| {
        let audiences = Audience::ALL.into_iter();
        let audiences = audiences.filter(|audience| change.verdict(*audience) == verdict);
        audiences.map(name).collect::<Vec<_>>().join(", ")
    };
    let breaking = of(Verdict::Breaking, name_of);
    let risky = of(Verdict::Risky, |audience| match audience {
        Audience::Wire => "on the wire",
        Audience::Client => "for client code",
        Audience::Server => "for server code",
    });
    match (breaking.is_empty(), risky.is_empty()) {
        (true, true) => "not breaking".to_owned(),
        (true, false) => format!("potentially breaking {risky}"),
        (false, true) => format!("breaking for: {breaking}"),
        (false, false) => format!("breaking for: {breaking}; potentially {risky}"),
    }
}

/// Describes the operations of a change.
fn operations(change: &Change) -> Option<String> {
    match change.operations.as_slice() {
        [] => None,
        [only] => Some(format!("`{only}`")),
        [first, second] => Some(format!("`{first}` and `{second}`")),
        [first, rest @ ..] => Some(format!("`{first}` and {} others", rest.len())),
    }
}

/// Describes the operations of a change, unless its message names them.
fn unnamed_operations(change: &Change) -> Option<String> {
    operations(change).filter(|all| !change.message.contains(all.as_str()))
}
