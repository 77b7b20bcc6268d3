//! Leaves out the operations that were not chosen, and the components that nothing else needs, before
//! anything is asked of them: what is wrong with them stays unsaid.

mod costs;
mod entries;
mod keep;
mod reach;
mod relocated;
mod skip;

use serde_json::Value;

use super::origins::Origins;
use super::structure;
use super::suggest::{did_you_mean, nearest};
use super::text::Source;
use super::version::Version;
use super::{Place, Wanted};
use crate::report::{Code, Report, quoted};
use crate::selection::{Choosable, Selection};
pub(crate) use costs::Costs;
use entries::Entry;
use keep::{Plan, STRAYS};
use reach::Reach;
pub(super) use relocated::Relocated;
use skip::Skip;

/// Leaves out of a description what was not chosen of it, and out of the report what is about that;
/// `None` if nothing is left, which is refused.
pub(super) fn choose(
    source: &Source,
    value: &mut Value,
    version: Version,
    wanted: &Wanted,
    origins: &Origins,
    relocated: &mut Relocated,
    report: &mut Report,
) -> Option<()> {
    let selection = &wanted.operations;
    if !wanted.parts.is_all() {
        give_parts(value, version, &wanted.parts, relocated, report);
    }
    if selection.is_all() && wanted.skipped.is_empty() {
        return Some(());
    }
    if value.get(STRAYS).is_some() {
        let message = format!("operations cannot be chosen beside `{STRAYS}`");
        let place = Place::root().key(STRAYS);
        report
            .add(Code::ReservedName, &place, message)
            .at_key()
            .help("choose another name");
    }
    let mut entries = entries::find(value, version, selection);
    refuse_idle_selectors(selection, &entries, report);
    for entry in &mut entries {
        entry.take_apart(value, false, relocated);
    }
    let outline = structure::check(source, &mut value.clone(), version, &mut Report::new());
    let references = &outline.references;
    let mut told = Report::new();
    let skip = Skip::new(value, references, &wanted.skipped);
    let had_any = entries.iter().any(Entry::is_chosen);
    skip.operations(&mut entries, &mut told);
    if had_any && !entries.iter().any(Entry::is_chosen) {
        let message = "no operation is left: each needs something that cannot be generated";
        let place = Place::root().key("paths");
        told.add(Code::NothingChosen, &place, message).at_key();
        report.append(told);
        return None;
    }
    let components = match selection.is_all() {
        true => skip.components(&entries, &mut told),
        false => Vec::new(),
    };
    skip.refuse_too_much(&mut told);
    let reach = Reach::new(value, references, &entries, components);
    report.retain(|place, file| match (file, place) {
        (None, Some(place)) => reach.has(place),
        (None, None) => true,
        (Some(file), _) => reach.needs_file(file, origins),
    });
    report.append(told);
    if !had_any && !selection.is_all() {
        return None;
    }
    let plan = Plan::new(value, references, &reach, &entries);
    plan.carry_out(value, relocated);
    Some(())
}

/// Says in the description which operations are given the request's parts.
fn give_parts(
    value: &mut Value,
    version: Version,
    selection: &Selection,
    relocated: &mut Relocated,
    report: &mut Report,
) {
    let mut entries = entries::find(value, version, selection);
    refuse_idle_selectors(selection, &entries, report);
    for entry in &mut entries {
        entry.take_apart(value, true, relocated);
        entry.give_parts(value);
    }
}

/// Refuses selectors of nothing, and a choice of nothing.
fn refuse_idle_selectors(selection: &Selection, entries: &[Entry], report: &mut Report) {
    let place = Place::root().key("paths");
    let operations: Vec<Choosable<'_>> = entries.iter().flat_map(Entry::operations).collect();
    let mut is_idle = false;
    for selector in selection.selectors() {
        if operations.iter().any(|one| selector.matches(one)) {
            continue;
        }
        is_idle = true;
        let written = &selector.written;
        let known: Vec<String> = operations
            .iter()
            .flat_map(|one| selector.alike(one))
            .collect();
        let meant = nearest(written, known.iter().map(String::as_str));
        report
            .add(
                Code::UnknownOperation,
                &place,
                format!("no operation is {}", quoted(written)),
            )
            .at_key()
            .maybe_help(meant.map(did_you_mean));
    }
    if !is_idle && !operations.iter().any(|one| selection.chooses(one)) {
        let message = "no operation is left of those that were chosen";
        report.add(Code::NothingChosen, &place, message).at_key();
    }
}
