//! From the text of a description to an OpenAPI document, and from a node of it back to its place in the text.
//!
//! Neither `openapiv3` nor the readers of JSON and YAML know where a node stood. A node is therefore
//! addressed by its [`Place`], and a scan of the text finds the places that diagnostics ask for.

mod advice;
mod bundle;
pub(crate) mod checked;
mod choice;
mod correction;
pub(crate) mod deprecations;
mod deserialize;
mod dialect;
mod document;
mod dynamic_references;
mod elsewhere;
mod enums_of_items;
mod fields;
mod files;
pub(crate) mod foreign;
mod form_parameters;
mod grammar;
mod guard;
mod hooks;
pub(crate) mod keywords;
mod locate;
pub(crate) mod mend;
mod nodes;
mod operation_ids;
mod origins;
mod overlay;
mod parse;
mod path_queries;
mod place;
mod placeholders;
mod positions;
mod rebase;
pub(crate) mod references;
mod remedy;
mod rules;
pub(crate) mod stack;
mod structure;
mod suggest;
mod sunset;
mod syntax;
mod text;
pub(crate) mod upgrade;
mod value;
mod version;
mod walk;
mod written;
mod wrong_references;

use std::collections::BTreeSet;

use serde_json::Value;
use version::Version;
use written::Written;

pub use correction::{Change, Correction, is_annotation};
pub use document::{Document, Resolved};
pub use files::{Unread, mentioned};
pub(crate) use grammar::Shape;
pub use guard::LARGEST;
pub use locate::locate;
pub(crate) use mend::count;
pub(crate) use nodes::node;
pub(crate) use origins::Origins;
pub(crate) use path_queries::names as names_in_query;
pub use place::{Part, Place};
pub use positions::Location;
pub(crate) use positions::Positions;
pub(crate) use remedy::Remedies;
pub(crate) use stack::{spawn_with_room, with_room};
pub use suggest::{did_you_mean, nearest};
pub use text::Source;
pub(crate) use walk::Node;

use crate::date::Date;
use crate::report::{Code, Report};
use crate::selection::Selection;
pub(crate) use choice::Costs;
use choice::{Relocated, choose};
use deprecations::Deprecated;
use structure::Outline;

/// Nesting deeper than this many lists and objects is refused: reading and lowering recurse.
pub(crate) const MAX_DEPTH: usize = 100;

/// Said where there is no memory for a stack.
const NO_MEMORY: &str = "there is not enough memory to read the description";

/// What is read of a description.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The crates whose types may stand for schemas.
    pub crates: BTreeSet<String>,
    /// The operations. What others alone need is left out, whatever is wrong with it.
    pub operations: Selection,
    /// Changes that make up for errors, in terms of the description without them.
    pub corrections: Vec<Correction>,
    /// Where that stands which cannot be generated: the operations that need it are left out.
    pub skipped: Vec<Place>,
    /// The operations that are given the request's parts, as if the description said so; none if
    /// nothing is chosen.
    pub parts: Selection,
    /// The day on which sunsets are looked at; none without it.
    pub today: Option<Date>,
}

/// Reads a description in YAML or JSON, whichever the text is.
///
/// `None` when the text cannot be read as an OpenAPI document; the report says why. A document is
/// also returned beside errors that leave it readable, such as an unknown reference, so that
/// lowering finds the rest. Nothing may be generated when the report has errors.
pub fn read(source: &Source, wanted: &Wanted, report: &mut Report) -> Option<Document> {
    let mut gathered = gather(source, wanted, report)?;
    let mut found = std::mem::take(&mut gathered.found);
    let document = check_value(source, &mut gathered, wanted, &mut found)
        .and_then(|outline| translate(&mut gathered, &outline, wanted, &mut found));
    let found = found.map_places(|place| gathered.relocated.before(place));
    report.append(found.map_files(&gathered.origins));
    document.map(|document| gathered.put_together(document))
}

/// A description with its overlays as it is written, if its text can be read.
pub(crate) fn written_value(source: &Source) -> Option<Value> {
    let mut report = Report::new();
    let mut value = value_of(source)?;
    overlay::apply(source, &mut value, &mut Origins::default(), &mut report);
    Some(value)
}

/// What a text is, if it can be read.
pub(crate) fn value_of(source: &Source) -> Option<Value> {
    parse::parse(source, &mut Report::new())
}

/// A value as lines of YAML, each behind so many spaces.
pub(crate) fn block_of_yaml(value: &Value, indent: usize) -> String {
    let text = serde_yaml::to_string(value).unwrap_or_else(|_| value.to_string());
    let lines = text.lines();
    lines
        .map(|line| format!("{:indent$}{line}\n", ""))
        .collect()
}

/// That there is no memory to read a description.
#[doc(hidden)]
pub fn no_memory() -> Report {
    let mut report = Report::new();
    report.add(Code::TooLarge, &Place::root(), NO_MEMORY);
    report
}

/// What is deprecated in a description; `None` when it cannot be read. The report says what is wrong with how it is
/// written.
pub(crate) fn deprecated(
    source: &Source,
    wanted: &Wanted,
    report: &mut Report,
) -> Option<(Vec<Deprecated>, Shown)> {
    let mut gathered = gather(source, wanted, report)?;
    let mut found = std::mem::take(&mut gathered.found);
    let checked = check_value(source, &mut gathered, wanted, &mut found);
    let shown = Shown {
        origins: gathered.origins,
        relocated: gathered.relocated,
    };
    report.append(shown.of(found));
    checked.map(|outline| (outline.deprecations, shown))
}

/// A description as its author wrote it, put together of its files.
pub(crate) struct Survey {
    pub(crate) value: Value,
    pub(crate) shown: Shown,
    version: Version,
}

impl Survey {
    /// All objects, in the order of the description.
    pub(crate) fn nodes(&self) -> Vec<Node<'_>> {
        walk::nodes(&self.value, self.version)
    }
}

/// A description as its author wrote it, and the document that is made of it; `None` when it cannot be read, of which
/// the report says why.
pub(crate) fn survey(
    source: &Source,
    wanted: &Wanted,
    report: &mut Report,
) -> Option<(Survey, Document)> {
    let mut gathered = gather(source, wanted, report)?;
    let mut found = std::mem::take(&mut gathered.found);
    let outline = check_value(source, &mut gathered, wanted, &mut found);
    let value = outline.is_some().then(|| gathered.value.clone());
    let document =
        outline.and_then(|outline| translate(&mut gathered, &outline, wanted, &mut found));
    let shown = Shown {
        origins: gathered.origins.clone(),
        relocated: gathered.relocated.clone(),
    };
    report.append(shown.of(found));
    let survey = Survey {
        value: value?,
        shown,
        version: gathered.version,
    };
    Some((survey, gathered.put_together(document?)))
}

/// Where what stands in the document that all files were put into was written.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    origins: Origins,
    relocated: Relocated,
}

impl Shown {
    /// The diagnostics at the places where people find what they are about.
    pub(crate) fn of(&self, found: Report) -> Report {
        let found = found.map_places(|place| self.relocated.before(place));
        found.map_files(&self.origins)
    }
}

/// A description that was put together of its files, without what is not wanted of it.
struct Gathered {
    value: Value,
    version: Version,
    origins: Origins,
    relocated: Relocated,
    operation_ids: BTreeSet<String>,
    /// What was found on the way, at the places of the value.
    found: Report,
}

impl Gathered {
    /// A document that was made of it, with where it came from.
    fn put_together(self, document: Document) -> Document {
        document.put_together(self.origins, self.relocated, self.operation_ids)
    }
}

/// A description that was put together of its files, with its corrections.
struct Bundled {
    value: Value,
    version: Version,
    origins: Origins,
    relocated: Relocated,
    /// What was found on the way, at the places of the value.
    found: Report,
}

fn bundled(source: &Source, corrections: &[Correction], report: &mut Report) -> Option<Bundled> {
    let mut value = parse::parse(source, report)?;
    let mut origins = Origins::default();
    overlay::apply(source, &mut value, &mut origins, report);
    let mut found = Report::new();
    let version = version::check(source, &mut value, report)?;
    bundle::bundle(source, &mut value, version, &mut origins, &mut found);
    let mut relocated = Relocated::default();
    correction::apply(corrections, &mut value, &mut relocated);
    Some(Bundled {
        value,
        version,
        origins,
        relocated,
        found,
    })
}

fn gather(source: &Source, wanted: &Wanted, report: &mut Report) -> Option<Gathered> {
    let Bundled {
        mut value,
        version,
        origins,
        mut relocated,
        mut found,
    } = bundled(source, &wanted.corrections, report)?;
    let operation_ids = operation_ids::of(&value);
    let selected = choose(
        source,
        &mut value,
        version,
        wanted,
        &origins,
        &mut relocated,
        &mut found,
    );
    if selected.is_none() {
        let found = found.map_places(|place| relocated.before(place));
        report.append(found.map_files(&origins));
        return None;
    }
    Some(Gathered {
        value,
        version,
        origins,
        relocated,
        operation_ids,
        found,
    })
}

/// Checks a document of one file, as its author wrote it.
fn check_value(
    source: &Source,
    gathered: &mut Gathered,
    wanted: &Wanted,
    report: &mut Report,
) -> Option<Outline> {
    let Gathered {
        value,
        version,
        relocated,
        ..
    } = gathered;
    form_parameters::repair(value, relocated, report);
    wrong_references::mend(value, report);
    dynamic_references::resolve(value);
    let mut outline = structure::check(source, value, *version, report);
    outline.deprecations = deprecations::check(value, &outline.deprecated, report);
    if let Some(today) = wanted.today {
        sunset::check(&outline.deprecations, today, report);
    }
    let followed = references::check(value, &outline.references, report);
    followed.filter(|()| !outline.unreadable).map(|()| outline)
}

/// Makes the document of a value that was checked.
fn translate(
    gathered: &mut Gathered,
    outline: &Outline,
    wanted: &Wanted,
    report: &mut Report,
) -> Option<Document> {
    let mut value = std::mem::take(&mut gathered.value);
    complete(&mut value, outline, report);
    foreign::pass_over(&mut value, &outline.schemas, &wanted.crates, report);
    let copy = value.clone();
    let moved = upgrade::upgrade(&mut value, gathered.version, &outline.schemas);
    let written = Written::new(copy, &value);
    let references = &outline.references;
    references::check_moved(&value, &moved, references, report);
    match stack::with_room(|| Document::new(value, written, moved, outline, report)) {
        Some(document) => document,
        None => {
            report.append(no_memory());
            None
        }
    }
}

/// Completes what has one sensible reading.
fn complete(value: &mut Value, outline: &Outline, report: &mut Report) {
    path_queries::mend(value, report);
    placeholders::declare(value, report);
    enums_of_items::mend(value, &outline.schemas, report);
}
