//! From the text of a description to an OpenAPI document, and from a node of it back to its place in the text.
//!
//! Neither `openapiv3` nor the readers of JSON and YAML know where a node stood. A node is therefore
//! addressed by its [`Place`], and a scan of the text finds the places that findings ask for.

mod advice;
mod bundle;
mod choice;
mod deserialize;
mod dialect;
mod document;
mod dynamic_references;
mod elsewhere;
mod enums_of_items;
mod fields;
mod files;
pub(crate) mod foreign;
mod grammar;
mod guard;
mod hooks;
pub(crate) mod keywords;
mod locate;
mod mend;
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
mod rules;
mod stack;
mod structure;
mod suggest;
mod syntax;
mod text;
pub(crate) mod upgrade;
mod value;
mod version;
mod written;
mod wrong_references;

use std::collections::BTreeSet;

use serde_json::Value;
use version::Version;
use written::Written;

pub use document::{Document, Resolved};
pub use files::{Unread, mentioned};
pub use guard::LARGEST;
pub use locate::locate;
pub(crate) use mend::count;
pub(crate) use origins::Origins;
pub(crate) use path_queries::names as names_in_query;
pub use place::{Part, Place};
pub use positions::Location;
pub(crate) use positions::Positions;
pub(crate) use stack::{spawn_with_room, with_room};
pub use suggest::{did_you_mean, nearest};
pub use text::Source;

use crate::report::{Code, Report};
use crate::selection::Selection;
use choice::choose;

/// Nesting deeper than this many lists and objects is refused: reading and lowering recurse.
pub(crate) const MAX_DEPTH: usize = 100;

/// Said where there is no memory for a stack.
pub(crate) const NO_MEMORY: &str = "there is not enough memory to read the description";

/// What is read of a description.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The crates whose types may stand for schemas.
    pub crates: BTreeSet<String>,
    /// The operations. What others alone need is left out, whatever is wrong with it.
    pub operations: Selection,
    /// Where that stands which cannot be generated: the operations that need it are left out.
    pub skipped: Vec<Place>,
    /// The operations that are given the request's parts, as if the description said so; none if
    /// nothing is chosen.
    pub parts: Selection,
}

/// Reads a description in YAML or JSON, whichever the text is.
///
/// `None` when the text cannot be read as an OpenAPI document; the report says why. A document is
/// also returned beside errors that leave it readable, such as an unknown reference, so that
/// lowering finds the rest. Nothing may be generated when the report has errors.
pub fn read(source: &Source, wanted: &Wanted, report: &mut Report) -> Option<Document> {
    let mut value = parse::parse(source, report)?;
    let mut origins = Origins::default();
    overlay::apply(source, &mut value, &mut origins, report);
    let mut found = Report::new();
    let version = version::check(source, &mut value, report)?;
    bundle::bundle(source, &mut value, version, &mut origins, &mut found);
    let operation_ids = operation_ids::of(&value);
    let Some(relocated) = choose(source, &mut value, version, wanted, &origins, &mut found) else {
        report.append(found.map_files(&origins));
        return None;
    };
    let document = read_value(source, value, version, &wanted.crates, &mut found);
    let found = found.map_places(|place| relocated.before(place));
    report.append(found.map_files(&origins));
    document.map(|document| document.put_together(origins, relocated, operation_ids))
}

/// Reads a document of one file.
fn read_value(
    source: &Source,
    mut value: Value,
    version: Version,
    crates: &BTreeSet<String>,
    report: &mut Report,
) -> Option<Document> {
    wrong_references::mend(&mut value, report);
    dynamic_references::resolve(&mut value);
    let outline = structure::check(source, &mut value, version, report);
    let followed = references::check(&value, &outline.references, report);
    if outline.unreadable {
        return None;
    }
    followed?;
    path_queries::mend(&mut value, report);
    placeholders::declare(&mut value, report);
    enums_of_items::mend(&mut value, &outline.schemas, report);
    foreign::pass_over(&mut value, &outline.schemas, crates, report);
    let copy = value.clone();
    let moved = upgrade::upgrade(&mut value, version, &outline.schemas);
    let written = Written::new(copy, &value);
    let references = &outline.references;
    references::check_moved(&value, &moved, references, report);
    match stack::with_room(|| Document::new(value, written, moved, &outline, report)) {
        Some(document) => document,
        None => {
            report.add(Code::TooLarge, &Place::root(), NO_MEMORY);
            None
        }
    }
}
