//! Compares two versions of an OpenAPI description: what changed, where, and for whom it is breaking.
//!
//! In: two sources. Out: a [`Comparison`]. Depends on `openapi-crates` only.
//!
//! 1. The wire format is compared on the descriptions: `operation`, `body`, `schema` and `security` report to the
//!    `comparer`. Schemas are compared by the values that they allow (`shape`), in the direction in which these are
//!    sent.
//! 2. The code is compared on the public items of the crates generated from both versions ([`public_api`]); `generated`
//!    attributes them to the changes of the description.
//! 3. `render` renders the changes as text, JSON, Markdown, GitHub annotations and a changelog.

mod acceptance;
mod affected;
mod body;
mod change;
mod comparer;
mod context;
mod generated;
mod memo;
mod node;
mod operation;
pub mod public_api;
mod render;
mod schema;
mod security;
mod shape;
mod speculation;
mod subtypes;
mod uncomparable;
mod unused_schemas;
mod version;

use serde_json::Value;

pub use acceptance::Acceptance;
pub use change::{Audience, Change, Item, Verdict};
use comparer::{Comparer, Notice};
use node::Node;
use openapi_crates::internals::{
    Checked, Wanted, checked, join, no_memory, resolve, with_large_stack,
};
use openapi_crates::report::Report;
use openapi_crates::source::Source;
use openapi_crates::{Date, Options};
pub use render::Style;
use uncomparable::{UNCOMPARABLE, uncomparable};
pub use version::{Step, Version};

/// The settings of a comparison.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The options to generate the crates of both versions; without them, the crates are not compared.
    pub options: Option<Options>,
    /// The current day, which sunsets are compared with.
    pub today: Option<Date>,
    /// The minimum number of days between the current day and a new sunset.
    pub notice: Option<i64>,
    /// The accepted changes.
    pub accepted: Vec<Acceptance>,
}

/// The changes between two versions of a description.
#[derive(Debug, Default)]
pub struct Comparison {
    /// The changes.
    pub changes: Vec<Change>,
    /// The reasons why the generated crates could not be compared.
    pub unknown: Vec<String>,
    /// The rules and reasons of the acceptances that cover no change.
    pub unused_acceptances: Vec<String>,
    /// The versions of both descriptions (`info.version`).
    pub versions: [String; 2],
    /// The errors of each description that were corrected, or skipped if the options allow it, as by `generate`.
    pub corrected: [Report; 2],
}

/// The errors that prevent a comparison.
#[derive(Debug)]
pub struct Unreadable {
    /// The diagnostics of the old description.
    pub old: Report,
    /// The diagnostics of the new description.
    pub new: Report,
}

/// Compares two versions of a description.
///
/// # Errors
///
/// If one of them cannot be read, or has errors that make a comparison unreliable, or if there is not enough memory.
pub fn compare(
    old: &Source,
    new: &Source,
    settings: &Settings,
) -> Result<Comparison, Box<Unreadable>> {
    // Both are read twice.
    let (old, new) = (&old.cached(), &new.cached());
    let options = settings.options.as_ref();
    let (crates, (before, after)) = join(
        || options.map(|options| generated::compare(old, new, options)),
        || join(|| read(old, options), || read(new, options)),
    );
    let [corrected_old, corrected_new] = [before.corrected, after.corrected];
    let (mut old, mut new) = (before.report, after.report);
    let (Some(before), Some(after)) = (before.document, after.document) else {
        return Err(Box::new(Unreadable { old, new }));
    };
    (old, new) = (uncomparable(old), uncomparable(new));
    let crates = crates.map(|crates| {
        let [more_old, more_new] = crates.reports;
        old.append_new(more_old);
        new.append_new(more_new);
        crates.items
    });
    if !old.is_empty() || !new.is_empty() {
        return Err(Box::new(Unreadable { old, new }));
    }
    let Some(mut changes) = with_large_stack(|| compare_wire(&before, &after, settings)) else {
        let (old, new) = (no_memory(), no_memory());
        return Err(Box::new(Unreadable { old, new }));
    };
    let mut unknown = Vec::new();
    match crates {
        None => {}
        Some(Err(reason)) => unknown.push(reason),
        Some(Ok((items, files))) => generated::attribute(&mut changes, items, &files),
    }
    let unused = acceptance::accept(&mut changes, &settings.accepted).into_iter();
    let unused = unused.map(|one| format!("`{}`: {}", one.rule, one.reason));
    Ok(Comparison {
        unused_acceptances: unused.collect(),
        versions: [&before, &after].map(version_of),
        changes,
        unknown,
        corrected: [corrected_old, corrected_new],
    })
}

impl Comparison {
    /// Returns the worst verdict for an audience, without accepted changes.
    pub fn worst(&self, audience: Audience) -> Verdict {
        let changes = self
            .changes
            .iter()
            .filter(|change| change.accepted.is_none());
        let verdicts = changes.map(|change| change.verdict(audience));
        verdicts.max().unwrap_or_default()
    }

    /// Returns the step that clients require of the next version. (For the generated server, every new operation is
    /// breaking.)
    pub fn next_step(&self) -> Step {
        Step::of(&self.changes, &version::CALLERS)
    }
}

/// Returns `info.version`; a number as its source.
fn version_of(document: &Checked) -> String {
    match document.root().pointer("/info/version") {
        Some(Value::String(version)) => version.clone(),
        Some(version) => version.to_string(),
        None => String::new(),
    }
}

/// A description that was read to be compared.
#[derive(Default)]
struct Read {
    /// `None` if it cannot be read.
    document: Option<Checked>,
    /// The remaining diagnostics.
    report: Report,
    /// The resolved errors.
    corrected: Report,
}

/// Reads a description. Errors that make a comparison unreliable are corrected as by `generate`; others concern the
/// generated crates only, and their corrections would hide changes.
fn read(source: &Source, options: Option<&Options>) -> Read {
    let read = with_large_stack(|| {
        let first = read_as(source, &Wanted::default());
        if uncomparable(first.report.clone()).is_empty() {
            return first;
        }
        let (wanted, corrected) = resolve(source, options, &UNCOMPARABLE);
        Read {
            corrected,
            ..read_as(source, &wanted)
        }
    });
    read.unwrap_or_else(|| Read {
        report: no_memory(),
        ..Read::default()
    })
}

fn read_as(source: &Source, wanted: &Wanted) -> Read {
    let mut report = Report::new();
    Read {
        document: checked(source, wanted, &mut report),
        report,
        corrected: Report::new(),
    }
}

fn compare_wire(old: &Checked, new: &Checked, settings: &Settings) -> Vec<Change> {
    let notice = Notice {
        today: settings.today,
        days: settings.notice,
    };
    let mut comparer = Comparer::new(old, new, notice);
    let (before, after) = (Node::root(old), Node::root(new));
    comparer.operations(&before, &after);
    comparer.webhooks(&before, &after);
    comparer.security_schemes(&before, &after);
    comparer.servers(&before, &after);
    comparer.unused_schemas(&before, &after);
    comparer.forgive_unstable();
    comparer.changes
}
