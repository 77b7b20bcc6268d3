//! The selection of operations: removes the operations that are not selected, and the components that only they need.
//!
//! In: a bundled description and a [`Selection`]. Out: the description with the selected operations, and a report
//! without the diagnostics of removed parts. Runs before the description is validated, so that errors in removed parts
//! do not matter. Uses `validation` to find references, `grammar`, `references` and `tree`.

mod all_operations;
mod costs;
mod function_names;
mod path_entry;
mod prune;
mod reachable;
mod skip;
mod titles;

use serde_json::Value;

use super::Wanted;
use super::grammar::Version;
use super::suggestion::{did_you_mean, nearest};
use super::text::Source;
use super::tree::{Origins, Place, Relocations};
use super::validation;
use crate::report::{Code, Report, quoted};
use crate::selection::{Choosable, Selection, Selector};
pub(super) use all_operations::AllOperations;
pub(crate) use costs::Costs;
pub(crate) use function_names::{FunctionNames, function_name};
use path_entry::PathEntry;
use prune::{Changes, UNSELECTED_PARTS};
use reachable::Reachable;
use skip::Skip;

/// Removes what is not selected from a description, and from the report; `None` if no operation remains.
pub(super) fn select(
    source: &Source,
    value: &mut Value,
    version: Version,
    wanted: &Wanted,
    origins: &Origins,
    relocations: &mut Relocations,
    report: &mut Report,
) -> Option<()> {
    let selection = &wanted.operations;
    if !wanted.parts.is_all() {
        request_parts(value, version, &wanted.parts, relocations, report);
    }
    if !wanted.paginated.is_all() {
        let entries = path_entry::find(value, version, &Selection::default());
        report_unmatched(wanted.paginated.selectors(), &choosable(&entries), report);
    }
    if selection.is_all() && wanted.skipped.is_empty() {
        return Some(());
    }
    if value.get(UNSELECTED_PARTS).is_some() {
        let message = format!("reserved name `{UNSELECTED_PARTS}`");
        report
            .add(
                Code::ReservedName,
                &Place::root().key(UNSELECTED_PARTS),
                message,
            )
            .at_key()
            .help("choose another name");
    }
    let mut entries = path_entry::find(value, version, selection);
    report_selection(selection, &entries, report);
    for entry in &mut entries {
        entry.unshare(value, false, relocations);
    }
    let outline = validation::check(source, &mut value.clone(), version, &mut Report::new());
    let references = &outline.references;
    let mut skipped = Report::new();
    let skip = Skip::new(value, references, &wanted.skipped);
    let had_any = entries.iter().any(PathEntry::is_selected);
    skip.operations(&mut entries, &mut skipped);
    if had_any && !entries.iter().any(PathEntry::is_selected) {
        let message = "no operation left: each needs something that cannot be generated";
        let place = Place::root().key("paths");
        skipped.add(Code::NothingChosen, &place, message).at_key();
        report.append(skipped);
        return None;
    }
    let components = match selection.is_all() {
        true => skip.components(&entries, &mut skipped),
        false => Vec::new(),
    };
    skip.report_limit(&mut skipped);
    let reachable = Reachable::new(value, references, &entries, components);
    report.keep(
        |diagnostic| match (diagnostic.file(), diagnostic.bundled_place()) {
            (None, Some(place)) => reachable.contains(place),
            (None, None) => true,
            (Some(file), _) => reachable.needs_file(file, origins),
        },
    );
    report.append(skipped);
    if !had_any && !selection.is_all() {
        return None;
    }
    let changes = Changes::new(value, references, &reachable, &entries);
    changes.apply(value, relocations);
    Some(())
}

/// Sets `x-request-parts` on the selected operations.
fn request_parts(
    value: &mut Value,
    version: Version,
    selection: &Selection,
    relocations: &mut Relocations,
    report: &mut Report,
) {
    let mut entries = path_entry::find(value, version, selection);
    report_selection(selection, &entries, report);
    for entry in &mut entries {
        entry.unshare(value, true, relocations);
        entry.request_parts(value);
    }
}

/// Reports selectors without a match, and selections without an operation.
fn report_selection(selection: &Selection, entries: &[PathEntry], report: &mut Report) {
    let operations = choosable(entries);
    let all_match = report_unmatched(selection.selectors(), &operations, report);
    if all_match && !operations.iter().any(|one| selection.chooses(one)) {
        let place = Place::root().key("paths");
        let message = "no operation selected";
        report.add(Code::NothingChosen, &place, message).at_key();
    }
}

fn choosable(entries: &[PathEntry]) -> Vec<Choosable<'_>> {
    entries.iter().flat_map(PathEntry::operations).collect()
}

/// Reports selectors without a match. Returns `true` if all have one.
fn report_unmatched<'s>(
    selectors: impl IntoIterator<Item = &'s Selector>,
    operations: &[Choosable<'_>],
    report: &mut Report,
) -> bool {
    let place = Place::root().key("paths");
    let mut all_match = true;
    for selector in selectors {
        if operations.iter().any(|one| selector.matches(one)) {
            continue;
        }
        all_match = false;
        let known = operations.iter().flat_map(|one| selector.alike(one));
        let known: Vec<String> = known.collect();
        let near = nearest(&selector.text, known.iter().map(String::as_str));
        let (label, text) = (selector.label_prefix(), quoted(&selector.text));
        let message = format!("{label}no operation matches {text}");
        report
            .add(Code::UnknownOperation, &place, message)
            .at_key()
            .maybe_help(near.map(did_you_mean));
    }
    all_match
}
