//! Changes as they are shown.

mod changelog;
mod github;
mod json;
mod markdown;
mod text;

use super::Comparison;
use super::change::{Audience, Change, Verdict};
use crate::report::{Site, SourceLocation, source_locations};
use crate::source::Source;

/// How changes are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Text for people, in the manner of rustc.
    #[default]
    Plain,
    /// The same with colours for a terminal (ANSI escape sequences).
    Colored,
    /// An object of JSON in each line: the changes, then one that counts them.
    Json,
    /// Markdown, for the description of a pull request.
    Markdown,
    /// Commands that annotate a pull request on GitHub, one in each line.
    Github,
}

/// A change with its places.
struct Shown<'a> {
    change: &'a Change,
    old: Option<SourceLocation>,
    new: Option<SourceLocation>,
}

impl Comparison {
    /// The changes as text, the gravest first.
    pub fn render(&self, old: &Source, new: &Source, style: Style) -> String {
        let shown = self.shown(old, new);
        match style {
            Style::Plain => text::render(&shown, self, false),
            Style::Colored => text::render(&shown, self, true),
            Style::Json => json::render(&shown, self),
            Style::Markdown => markdown::render(&shown, self),
            Style::Github => github::render(&shown, self),
        }
    }

    /// The changes as an entry of a changelog (Keep a Changelog).
    pub fn changelog(&self, version: &str, date: Option<crate::Date>) -> String {
        changelog::render(&self.changes, version, date)
    }

    fn shown(&self, old: &Source, new: &Source) -> Vec<Shown<'_>> {
        let mut changes: Vec<&Change> = self.changes.iter().collect();
        changes
            .sort_by_key(|change| std::cmp::Reverse((change.accepted.is_none(), change.gravest())));
        let of = |source: &Source, side: fn(&Change) -> &Option<Site>| {
            let sites: Vec<&Option<Site>> = changes.iter().map(|change| side(change)).collect();
            let found = source_locations(source, sites.iter().copied().flatten());
            let mut found = found.into_iter();
            let spots = sites
                .iter()
                .map(|site| site.as_ref().and_then(|_| found.next()));
            spots.collect::<Vec<Option<SourceLocation>>>()
        };
        let (olds, news) = (of(old, |change| &change.old), of(new, |change| &change.new));
        let places = olds.into_iter().zip(news);
        let shown = changes.iter().zip(places);
        shown
            .map(|(change, (old, new))| Shown { change, old, new })
            .collect()
    }

    /// How many changes break each, without those that were accepted, and how many there are.
    fn summary(&self) -> String {
        let all = match self.changes.len() {
            0 => return "no change".to_owned(),
            1 => "1 change".to_owned(),
            all => format!("{all} changes"),
        };
        let breaking = Audience::ALL.map(|audience| {
            let breaks = |change: &&Change| {
                change.accepted.is_none() && change.verdict(audience) == Verdict::Breaking
            };
            (audience, self.changes.iter().filter(breaks).count())
        });
        let mut words: Vec<String> = breaking
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(audience, count)| match count {
                1 => format!("1 breaks {}", whom(*audience)),
                count => format!("{count} break {}", whom(*audience)),
            })
            .collect();
        let accepted = self
            .changes
            .iter()
            .filter(|change| change.accepted.is_some())
            .count();
        if accepted > 0 {
            words.push(format!("{accepted} accepted"));
        }
        if words.is_empty() {
            words.push("none breaks anybody".to_owned());
        }
        let step = self.due();
        format!("{all}: {}; a {step} version is due", words.join(", "))
    }
}

/// An audience, in words.
fn whom(audience: Audience) -> &'static str {
    match audience {
        Audience::Wire => "running clients",
        Audience::Client => "the source of clients",
        Audience::Server => "the source of servers",
    }
}

/// What a change does, in a few words: `breaks running clients`.
fn effect(change: &Change) -> String {
    let of = |wanted: Verdict| -> Vec<&'static str> {
        let all = Audience::ALL.into_iter();
        let those = all.filter(|audience| change.verdict(*audience) == wanted);
        those.map(whom).collect()
    };
    match (
        of(Verdict::Breaking).as_slice(),
        of(Verdict::Risky).as_slice(),
    ) {
        ([], []) => "breaks nobody".to_owned(),
        ([], risky) => format!("may break {}", risky.join(" and ")),
        (breaking, []) => format!("breaks {}", breaking.join(" and ")),
        (breaking, risky) => format!(
            "breaks {}, may break {}",
            breaking.join(" and "),
            risky.join(" and ")
        ),
    }
}

/// The operations of a change, in words; nothing of none.
fn operations(change: &Change) -> Option<String> {
    match change.operations.as_slice() {
        [] => None,
        [only] => Some(format!("`{only}`")),
        [first, second] => Some(format!("`{first}` and `{second}`")),
        [first, rest @ ..] => Some(format!("`{first}` and {} others", rest.len())),
    }
}
