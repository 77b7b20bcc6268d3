//! Compares two versions of a description: what changed, where in both files, and whom it breaks.
//!
//! The wire is decided on what may be sent: schemas are compared by what they allow, in the direction in
//! which values go, so that nothing changes where they are only written in another way. The source is
//! decided on the public items of the crates that both versions generate.

mod accepted;
mod at;
mod attribution;
mod bodies;
mod change;
mod comparer;
mod components;
mod encodings;
mod hooks;
mod lifecycle;
mod number;
mod operations;
mod parameters;
mod render;
mod responses;
mod schema;
mod security;
mod shape;
mod touched;
mod version;

use std::collections::{HashMap, HashSet};
use std::thread;

use crate::date::Date;
use crate::fault::Fault;
use crate::files::{Crates, Side as CrateSide};
use crate::report::{Code, Report};
use crate::source::{self, Checked, Place, Source, checked};
use crate::{Options, Understood, surface, understand};
pub use accepted::Acceptance;
use at::At;
use attribution::Files;
pub use change::{Audience, Change, Item, Verdict, Verdicts};
use comparer::{Comparer, Promise, Side};
pub use render::Style;
use touched::Touched;
pub use version::{Step, Version};

/// What is asked of a comparison.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// How the crates of both versions are generated; they are not compared without it.
    pub options: Option<Options>,
    /// The day on which it is asked: sunsets are held against it.
    pub today: Option<Date>,
    /// The days between that day and a sunset that is told first; none need be told without it.
    pub notice: Option<i64>,
    /// What was accepted.
    pub accepted: Vec<Acceptance>,
}

/// The changes between two versions of a description.
#[derive(Debug, Default)]
pub struct Comparison {
    /// The changes, in the order in which they were found.
    pub changes: Vec<Change>,
    /// Why something could not be compared, in words.
    pub unknown: Vec<String>,
    /// What was accepted and is no change, in words.
    pub idle: Vec<String>,
    /// The versions that both descriptions give themselves (`info.version`).
    pub versions: [String; 2],
}

/// Why there is nothing to compare: what is wrong with the old description and the new one.
#[derive(Debug)]
pub struct Unread {
    /// The findings of the old description.
    pub old: Report,
    /// Those of the new one.
    pub new: Report,
}

/// Compares two versions of a description.
///
/// # Errors
///
/// When one of them cannot be read as a description.
pub fn compare(old: &Source, new: &Source, question: &Question) -> Result<Comparison, Box<Unread>> {
    let options = question.options.as_ref();
    let ((before, after), crates) = thread::scope(|scope| {
        let crates = scope.spawn(|| options.map(|options| crates(old, new, options)));
        let other = scope.spawn(|| read(old));
        let after = read(new);
        let before = other.join().unwrap_or_else(|_| (None, no_memory()));
        ((before, after), crates.join().ok().flatten())
    });
    let ((Some(before), _), (Some(after), _)) = (&before, &after) else {
        return Err(Box::new(Unread {
            old: before.1,
            new: after.1,
        }));
    };
    let mut comparison = Comparison {
        versions: [before, after].map(version_of),
        ..Comparison::default()
    };
    match source::with_room(|| wire(before, after, question)) {
        Some(changes) => comparison.changes = changes,
        None => comparison.unknown.push(source::NO_MEMORY.to_owned()),
    }
    if let Some(crates) = crates {
        comparison.add_source(crates);
    }
    let idle = accepted::accept(&mut comparison.changes, &question.accepted);
    comparison.idle = idle
        .into_iter()
        .map(|one| format!("`{}`: {}", one.rule, one.reason))
        .collect();
    Ok(comparison)
}

/// The items of the crates that change, or why they are not known.
type Items = Result<(Vec<Item>, Files), String>;

impl Comparison {
    fn add_source(&mut self, items: Items) {
        match items {
            Ok((items, files)) => attribution::attribute(&mut self.changes, items, &files),
            Err(why) => self.unknown.push(why),
        }
    }

    /// The gravest that the changes do to somebody, without those that were accepted.
    pub fn gravest(&self, audience: Audience) -> Verdict {
        let open = self
            .changes
            .iter()
            .filter(|change| change.accepted.is_none());
        open.map(|change| change.verdicts.of(audience))
            .max()
            .unwrap_or_default()
    }

    /// How much the version must change at least, for the sake of those who call: that of the description and of the
    /// generated client. Of the generated server, a new operation is a missing method already.
    pub fn due(&self) -> Step {
        Step::of(&self.changes, &version::CALLERS)
    }
}

fn version_of(document: &Checked) -> String {
    let info = document.root().get("info");
    let version = info.and_then(|info| info.get("version"));
    version
        .and_then(serde_json::Value::as_str)
        .unwrap_or_default()
        .to_owned()
}

fn read(source: &Source) -> (Option<Checked>, Report) {
    let read = source::with_room(|| {
        let mut report = Report::new();
        let read = checked(source, &mut report);
        (read, report)
    });
    read.unwrap_or_else(|| (None, no_memory()))
}

fn no_memory() -> Report {
    let mut report = Report::new();
    report.add(Code::TooLarge, &Place::root(), source::NO_MEMORY);
    report
}

fn crates(old: &Source, new: &Source, options: &Options) -> Items {
    let (before, after) = thread::scope(|scope| {
        let other = scope.spawn(|| understand(old, options));
        let after = understand(new, options);
        (other.join(), after)
    });
    let generated = |understood: Understood, which: &str| {
        let refused =
            || format!("the {which} description is refused, so that its crates are not compared");
        understood.crates.ok_or_else(refused)
    };
    let before = before.map_err(|_| source::NO_MEMORY.to_owned())?;
    let (before, after) = (generated(before, "old")?, generated(after, "new")?);
    let mut files = Files::default();
    files.add(&before.api);
    files.add(&after.api);
    let items = items(&before, &after).map_err(|fault| fault.to_string())?;
    Ok((items, files))
}

fn items(old: &Crates, new: &Crates) -> Result<Vec<Item>, Fault> {
    let of = |side: CrateSide, audience: Audience| {
        let changes = surface::compare(old, new, side)?.into_iter();
        let items = changes.map(|change| Item { audience, change });
        Ok::<Vec<Item>, Fault>(items.collect())
    };
    let (client, server) = thread::scope(|scope| {
        let other = scope.spawn(|| of(CrateSide::Client, Audience::Client));
        let server = of(CrateSide::Server, Audience::Server);
        (other.join().unwrap_or(Err(Fault::NoMemory)), server)
    });
    let mut items = client?;
    items.extend(server?);
    Ok(items)
}

fn wire(old: &Checked, new: &Checked, question: &Question) -> Vec<Change> {
    let mut comparer = Comparer {
        old,
        new,
        touched: Touched::find(old, new),
        side: Side::Operation,
        promise: Promise {
            today: question.today,
            days: question.notice,
        },
        changes: Vec::new(),
        known: HashMap::new(),
        active: HashSet::new(),
        reached: Vec::new(),
        trials: 0,
        tried: HashMap::new(),
        unstable: HashSet::new(),
    };
    let (before, after) = (At::root(old), At::root(new));
    comparer.operations(&before, &after);
    comparer.webhooks(&before, &after);
    comparer.schemes(&before, &after);
    comparer.servers(&before, &after);
    comparer.unused(&before, &after);
    comparer.forgive_unstable();
    comparer.changes
}
