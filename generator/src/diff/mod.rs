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
mod encodings;
mod heirs;
mod hooks;
mod lifecycle;
mod meaning;
mod media_types;
mod memo;
mod number;
mod operations;
mod parameters;
mod render;
mod responses;
mod schema;
mod schemes;
mod security;
mod security_of_hooks;
mod sent;
mod servers;
mod shape;
mod touched;
mod trials;
mod unclear;
mod unused;
mod version;

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use crate::date::Date;
use crate::fault::Fault;
use crate::files::Crates;
use crate::report::{Report, Severity};
use crate::source::{self, Checked, Source, at_once, checked};
use crate::{Options, Understood, surface, understand};
pub use accepted::Acceptance;
use at::At;
use attribution::Files;
pub use change::{Audience, Change, Item, Verdict};
use comparer::{Comparer, Promise, Side};
use heirs::Heirs;
use memo::Memo;
pub use render::Style;
use touched::Touched;
use trials::Trials;
use unclear::unclear;
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
    /// Why the generated crates could not be compared, in words.
    pub unknown: Vec<String>,
    /// What was accepted and is no change, in words.
    pub idle: Vec<String>,
    /// The versions that both descriptions give themselves (`info.version`).
    pub versions: [String; 2],
}

/// Why there is nothing to compare: what is wrong with the old description and the new one.
#[derive(Debug)]
pub struct Unread {
    /// The diagnostics of the old description.
    pub old: Report,
    /// Those of the new one.
    pub new: Report,
}

impl Unread {
    /// Refuses to compare where either report says anything.
    fn refuse([old, new]: [Report; 2]) -> Result<(), Box<Self>> {
        match old.is_empty() && new.is_empty() {
            true => Ok(()),
            false => Err(Box::new(Self { old, new })),
        }
    }
}

/// Compares two versions of a description.
///
/// # Errors
///
/// When one of them cannot be read as a description, or does not say what is sent, or there is no memory to compare
/// them.
pub fn compare(old: &Source, new: &Source, question: &Question) -> Result<Comparison, Box<Unread>> {
    let options = question.options.as_ref();
    // Each is read for what is sent and for its crates.
    let (old, new) = (&old.cached(), &new.cached());
    let (mut crates, (before, after)) = at_once(
        || options.map(|options| crates(old, new, options)),
        || at_once(|| read(old), || read(new)),
    );
    let (before, after) = match (before, after) {
        ((Some(before), old), (Some(after), new)) => {
            let reports = [unclear(old), unclear(new)];
            let reports = match &mut crates {
                Some(crates) => crates.reports_after(reports),
                None => reports,
            };
            Unread::refuse(reports)?;
            (before, after)
        }
        ((_, old), (_, new)) => return Err(Box::new(Unread { old, new })),
    };
    let (before, after) = (&before, &after);
    let Some(changes) = source::with_room(|| wire(before, after, question)) else {
        return Err(Box::new(Unread {
            old: source::no_memory(),
            new: source::no_memory(),
        }));
    };
    let mut comparison = Comparison {
        versions: [before, after].map(version_of),
        changes,
        ..Comparison::default()
    };
    if let Some(crates) = crates {
        comparison.add_source(crates.items);
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
        open.map(|change| change.verdict(audience))
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
    match info.and_then(|info| info.get("version")) {
        Some(Value::String(version)) => version.clone(),
        // A number is read as the text that it is written as.
        Some(version) => version.to_string(),
        None => String::new(),
    }
}

fn read(source: &Source) -> (Option<Checked>, Report) {
    let read = source::with_room(|| {
        let mut report = Report::new();
        let read = checked(source, &mut report);
        (read, report)
    });
    read.unwrap_or_else(|| (None, source::no_memory()))
}

/// What the crates of both versions say.
struct Generated {
    items: Items,
    /// What is unclear of each version.
    unclear: [Report; 2],
}

impl Generated {
    /// What is unclear of each version, with what was found before.
    fn reports_after(&mut self, known: [Report; 2]) -> [Report; 2] {
        let mut reports = known;
        for (report, more) in reports.iter_mut().zip(&mut self.unclear) {
            report.append_new(std::mem::take(more));
        }
        reports
    }
}

fn crates(old: &Source, new: &Source, options: &Options) -> Generated {
    let (before, after) = at_once(|| understand(old, options), || understand(new, options));
    let items = compared(&before, &after);
    Generated {
        items,
        unclear: [before, after].map(|understood| unclear(understood.report)),
    }
}

fn compared(old: &Understood, new: &Understood) -> Items {
    let (before, after) = (generated(old, "old")?, generated(new, "new")?);
    let mut files = Files::default();
    for api in [before, after]
        .into_iter()
        .filter_map(|crates| crates.apis.any())
    {
        files.add(api);
    }
    let items = items(before, after).map_err(|fault| fault.to_string())?;
    Ok((items, files))
}

fn generated<'u>(understood: &'u Understood, which: &str) -> Result<&'u Crates, String> {
    understood.crates.as_ref().ok_or_else(|| {
        let diagnostics = understood.report.diagnostics().iter();
        let mut errors = diagnostics.filter(|diagnostic| diagnostic.severity() == Severity::Error);
        let first = errors.next().map(|first| format!(": {}", first.message()));
        let more = match errors.count() {
            0 => String::new(),
            more => format!(", and {more} more"),
        };
        format!(
            "the {which} description is refused, so that its crates are not compared{}{more}",
            first.unwrap_or_default()
        )
    })
}

fn items(old: &Crates, new: &Crates) -> Result<Vec<Item>, Fault> {
    let [server, client] = surface::compare_both(old, new)?;
    let of = |audience: Audience| move |change| Item { audience, change };
    let renamed = match (old.apis.any(), new.apis.any()) {
        (Some(old), Some(new)) => meaning::changed(old, new),
        _ => Vec::new(),
    };
    let server = server.into_iter().chain(renamed.clone());
    let client = client.into_iter().chain(renamed);
    let (client, server) = (
        client.map(of(Audience::Client)),
        server.map(of(Audience::Server)),
    );
    Ok(client.chain(server).collect())
}

fn wire(old: &Checked, new: &Checked, question: &Question) -> Vec<Change> {
    let (old_heirs, new_heirs) = (Heirs::find(old), Heirs::find(new));
    let mut comparer = Comparer {
        old,
        new,
        touched: Touched::find((old, &old_heirs), (new, &new_heirs)),
        old_heirs,
        new_heirs,
        side: Side::Operation,
        promise: Promise {
            today: question.today,
            days: question.notice,
        },
        changes: Vec::new(),
        told: HashMap::new(),
        concerned: HashSet::new(),
        memo: Memo::default(),
        trials: Trials::default(),
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
