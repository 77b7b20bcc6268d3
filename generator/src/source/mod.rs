//! Reads a description: from text to a typed OpenAPI document, and from its nodes back to their positions in the text.
//!
//! In: a [`Source`], and what is [`Wanted`] of it. Out: a [`Document`] for lowering, and diagnostics. Depends on `report`
//! for diagnostics, `date`, `Side` and [`Selection`]; `serde_yaml` is used only here, and `openapiv3` only here and in
//! lowering.
//!
//! The steps, each a folder, which `description.rs` runs in this order:
//!
//! 1. `text`: parses YAML or JSON.
//! 2. `corrections`: applies overlays and corrections.
//! 3. `references`: bundles external files.
//! 4. `swagger`: converts Swagger 2.0 to OpenAPI 3.0.
//! 5. `operations`: removes what is not selected.
//! 6. `repairs`: repairs errors with one sensible interpretation.
//! 7. `validation`: checks the structure.
//! 8. `upgrade`: translates later versions to the shape of OpenAPI 3.0, which `openapiv3` models.
//! 9. `document`: deserializes the typed document.
//!
//! All folders use `tree` (places and values) and `grammar` (the fields of each object). `validation` also serves steps 3
//! to 5, which need the references of a description.

mod corrections;
pub(crate) mod description;
mod document;
mod grammar;
mod operations;
mod references;
mod repairs;
mod suggestion;
mod swagger;
mod text;
mod tree;
pub(crate) mod upgrade;
pub(crate) mod validation;

use std::collections::BTreeSet;

use serde_json::Value;

pub(crate) use corrections::Candidates;
#[doc(hidden)]
pub use corrections::{Change, Correction, is_annotation};
use description::{Bundled, Validated};
pub(crate) use description::{Locations, Node, Survey};
#[doc(hidden)]
pub use document::local_times::LOCAL as LOCAL_TIME;
pub(crate) use document::rust_type;
pub use document::schema_extensions::SchemaExtension;
#[doc(hidden)]
pub use document::{Document, Resolved};
pub(crate) use grammar::extensions::COLLECTION_FORMAT;
pub(crate) use grammar::is_constraint;
pub(crate) use grammar::{Shape, Version};
pub(crate) use operations::{Costs, function_name};
pub(crate) use references::leads_on;
pub(crate) use repairs::names_in_query;
#[doc(hidden)]
pub use suggestion::{did_you_mean, nearest};
pub(crate) use text::Positions;
pub use text::{Addresses, LARGEST, Source, Unread, normalized_address};
#[doc(hidden)]
pub use text::{Location, locate, mentioned};
pub use tree::Place;
#[doc(hidden)]
pub use tree::{OperationKey, Part};
pub(crate) use tree::{Origins, entries, items, keys, node, resolve, texts};
pub(crate) use validation::deprecations;
pub(crate) use validation::{count, type_of_format};

use crate::date::Date;
use crate::report::{Code, Report};
use crate::selection::Selection;
use deprecations::Deprecated;

/// The maximum nesting of lists and objects, because parsing and lowering are recursive.
pub(crate) const MAX_DEPTH: usize = 100;

/// The parts of a description to read.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The accepted crates of `x-rust-type`.
    pub crates: BTreeSet<String>,
    /// Additional extensions of component schemas.
    pub schema_extensions: Vec<SchemaExtension>,
    /// The places of dates and times without a UTC offset.
    pub local_times: Vec<String>,
    /// The operations to read. Parts that only others need are removed before they are validated.
    pub operations: Selection,
    /// Changes that correct errors, with places before any of them.
    pub corrections: Vec<Correction>,
    /// The places that cannot be generated, and whose operations are skipped.
    pub skipped: Vec<Place>,
    /// The operations with `x-request-parts`, in addition to those of the description.
    pub parts: Selection,
    /// The selectors of rules for pagination, each of which must match an operation.
    pub paginated: Selection,
    /// The day on which sunset dates are checked, if at all.
    pub today: Option<Date>,
    /// `true` if the description is wanted as JSON.
    pub embedded: bool,
}

/// Reads a description in YAML or JSON.
///
/// `None` if it is not an OpenAPI document. A document is also returned with errors that leave it readable, such as an
/// unresolved reference, so that lowering finds further errors. Nothing may be generated if the report has errors.
#[doc(hidden)]
pub fn read(source: &Source, wanted: &Wanted, report: &mut Report) -> Option<Document> {
    let mut validated = Validated::read(source, wanted, report)?;
    let document = validated.document(wanted);
    validated.report_to(report);
    Some(document?.with_locations(validated.locations, validated.all_operations))
}

/// Finds the addresses of other hosts that a description and its files refer to, and that have no stored file.
///
/// Reports the references that cannot be followed. `None` if the description is not an OpenAPI document.
#[doc(hidden)]
pub fn missing_addresses(source: &Source, report: &mut Report) -> Option<BTreeSet<String>> {
    let Bundled {
        mut value,
        version,
        locations,
        report: mut found,
        ..
    } = Bundled::read(source, &[], report)?;
    let outline = validation::check(source, &mut value, version, &mut Report::new());
    // The length of chains is no matter here.
    let known = references::reported_places(&found);
    let _ = references::check(&value, &outline.references, version, &known, &mut found);
    report.append(locations.restore(found));
    let missing = references::missing_addresses;
    Some(missing(&outline.references, &source.addresses))
}

/// Reads the original value of a description, with its overlays.
#[doc(hidden)]
pub fn overlaid_value(source: &Source) -> Option<Value> {
    let mut value = value_of(source)?;
    let (origins, report) = (&mut Origins::default(), &mut Report::new());
    corrections::apply_overlays(source, &mut value, origins, report);
    Some(value)
}

/// Returns the text of a description after its overlays: YAML as written where they change nothing, or JSON.
///
/// `None` if the description cannot be parsed. Errors of overlays are reported; their actions have no effect.
pub fn overlaid_text(source: &Source, report: &mut Report) -> Option<String> {
    let mut found = Report::new();
    let overlaid = crate::stack::with_large_stack(|| {
        let before = text::parse(source, &mut found)?;
        let mut after = before.clone();
        corrections::apply_overlays(source, &mut after, &mut Origins::default(), &mut found);
        Some(corrections::overlaid_text(source, &before, &after))
    });
    report.append(found);
    overlaid.unwrap_or_else(|| {
        report.append(no_memory());
        None
    })
}

/// Parses a text; `None` if it is invalid.
pub(crate) fn value_of(source: &Source) -> Option<Value> {
    text::parse(source, &mut Report::new())
}

/// Formats a value as indented lines of YAML.
pub(crate) fn block_of_yaml(value: &Value, indent: usize) -> String {
    let text = serde_yaml::to_string(value).unwrap_or_else(|_| value.to_string());
    let lines = text.lines();
    lines
        .map(|line| format!("{:indent$}{line}\n", ""))
        .collect()
}

/// The report of a description for which there is not enough memory.
#[doc(hidden)]
pub fn no_memory() -> Report {
    let mut report = Report::new();
    let message = "not enough memory to read the description";
    report.add(Code::TooLarge, &Place::root(), message);
    report
}

/// Finds the deprecated objects of a description; `None` if it cannot be read.
pub(crate) fn deprecated(
    source: &Source,
    wanted: &Wanted,
    report: &mut Report,
) -> Option<(Vec<Deprecated>, Locations)> {
    let mut validated = Validated::read(source, wanted, report)?;
    validated.report_to(report);
    Some((validated.outline?.deprecations, validated.locations))
}

/// Reads the original description and its document; `None` if it cannot be read.
pub(crate) fn survey(
    source: &Source,
    wanted: &Wanted,
    report: &mut Report,
) -> Option<(Survey, Document)> {
    let mut validated = Validated::read(source, wanted, report)?;
    let value = validated.value.clone();
    let document = validated.document(wanted);
    validated.report_to(report);
    let Validated {
        locations,
        all_operations,
        outline,
        ..
    } = validated;
    let document = document?.with_locations(locations.clone(), all_operations);
    Some((Survey::new(value, outline?.objects, locations), document))
}
