//! Checks that every `$ref` has a target of the required kind.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value};

use super::MAX_CHAIN;
use crate::report::{Code, Report, quoted};
use crate::source::grammar::{COMPOSITION, Shape, Version, is_annotation};
use crate::source::suggestion::{did_you_mean, nearest};
use crate::source::text::{Far, normalized_address};
use crate::source::tree::{Place, node};
use crate::source::validation::Reference;

/// The number of diagnostics after which no more suggestions are computed, which takes time.
const MAX_SUGGESTIONS: usize = 20;

/// Reports references without a target, with a target of the wrong kind, and circular references. `known` has the places
/// of errors that were reported before.
///
/// `None` if a chain of references is too long.
pub(crate) fn check(
    value: &Value,
    references: &[Reference],
    version: Version,
    known: &HashSet<Place>,
    report: &mut Report,
) -> Option<()> {
    let mut chains = Chains {
        value,
        version,
        seen: HashMap::new(),
        lengths: HashMap::new(),
    };
    for (chain, reference) in references.iter().enumerate() {
        check_target(value, reference, version, known, report);
        chains.follow(chain, reference, report);
    }
    let longest = chains.lengths.into_values().max();
    (longest <= Some(MAX_CHAIN)).then_some(())
}

/// The places of the diagnostics of a report, in the bundled description.
pub(crate) fn reported_places(report: &Report) -> HashSet<Place> {
    let diagnostics = report.diagnostics().iter();
    let places = diagnostics.filter_map(|diagnostic| diagnostic.bundled_place().cloned());
    places.collect()
}

fn check_target(
    value: &Value,
    reference: &Reference,
    version: Version,
    known: &HashSet<Place>,
    report: &mut Report,
) {
    let place = reference.place.key("$ref");
    let target = &reference.target;
    if !target.starts_with('#') {
        if !known.contains(&place) {
            reject_external(value, reference, version, &place, report);
        }
        return;
    }
    let Some(to) = Place::of_reference(target) else {
        let slashed = Place::of_reference(&target.replacen('#', "#/", 1));
        let is_component = |place: &Place| {
            version.component_shape(place).is_some() && node(value, place).is_some()
        };
        let example = version.component(Shape::Schema, "Pet").unwrap_or_default();
        report
            .add(
                Code::NotAReference,
                &place,
                format!("malformed reference {}", quoted(target)),
            )
            .help(format!("write a JSON Pointer, for example `{example}`"))
            .maybe_help(slashed.filter(is_component).map(did_you_mean));
        return;
    };
    if node(value, &to).is_none() {
        let suggests = report.diagnostics().len() <= MAX_SUGGESTIONS;
        let near = suggests.then(|| nearest_place(value, &to)).flatten();
        unresolved(reference, &place, report).maybe_help(near.map(did_you_mean));
    } else {
        check_section(&to, reference, version, &place, report);
    }
}

fn unresolved<'r>(
    reference: &Reference,
    place: &Place,
    report: &'r mut Report,
) -> &'r mut crate::report::Diagnostic {
    let message = format!("unresolved reference {}", quoted(&reference.target));
    report.add(Code::UnknownReference, place, message)
}

/// Reports a reference outside of the description that was not bundled.
fn reject_external(
    value: &Value,
    reference: &Reference,
    version: Version,
    place: &Place,
    report: &mut Report,
) {
    if let Some(component) = find_component(&reference.target, reference, value, version) {
        unresolved(reference, place, report).help(did_you_mean(component));
        return;
    }
    let (code, message, help) = match Far::of(&reference.target) {
        Some(Far::Host) => (
            Code::RemoteReference,
            "references to other hosts are not followed",
            match normalized_address(&reference.target) {
                Some(_) => "store a copy of the file with the command `vendor`",
                None => "download the file, and refer to it by its path",
            },
        ),
        Some(Far::Absolute) => (
            Code::UnreadableFile,
            "absolute paths are not followed",
            "write the path relative to the file with the reference",
        ),
        None => {
            unresolved(reference, place, report);
            return;
        }
    };
    report.add(code, place, message).help(help);
}

/// Finds the component with a name, of the kind that a reference requires.
pub(super) fn find_component(
    name: &str,
    reference: &Reference,
    value: &Value,
    version: Version,
) -> Option<Place> {
    let place = version.component(reference.shape, name)?;
    node(value, &place).is_some().then_some(place)
}

/// Checks that a component is of the required kind. Inline targets were validated as such.
fn check_section(
    to: &Place,
    reference: &Reference,
    version: Version,
    place: &Place,
    report: &mut Report,
) {
    let found = version.component_shape(to);
    if let Some(found) = found.filter(|found| *found != reference.shape) {
        let name = reference.shape.name();
        let found = version.section(found).unwrap_or_default();
        let message = format!("expected {name}, found a reference to `{found}`");
        let required = version.section(reference.shape);
        let help = match (reference.shape, required) {
            (Shape::MediaType, _) => Some("move the reference into `schema`".to_owned()),
            (_, Some(section)) => {
                let section = version.sections().key(section);
                Some(format!("refer to an entry of `{section}`"))
            }
            _ => None,
        };
        report
            .add(Code::WrongSection, place, message)
            .maybe_help(help);
    }
}

/// Replaces the first unknown step of a place by the most similar key, if the result exists.
pub(super) fn nearest_place(value: &Value, place: &Place) -> Option<Place> {
    let mut known = Place::root();
    let mut steps = place.steps().into_iter();
    for step in steps.by_ref() {
        let next = known.key(step);
        if node(value, &next).is_none() {
            let keys = node(value, &known)?.as_object()?.keys();
            let near = nearest(step, keys.map(String::as_str))?;
            let rest = steps.fold(known.key(near), |place, step| place.key(step));
            return node(value, &rest).map(|_| rest);
        }
        known = next;
    }
    None
}

/// The search for circular references.
///
/// The meaning of a place may be determined by one other place: the target of its reference, or the single member of a
/// schema without constraints. Following these from every reference ends, or returns to the start.
struct Chains<'v> {
    value: &'v Value,
    version: Version,
    /// The chain that first reached a place.
    seen: HashMap<Place, usize>,
    /// The number of places of the chain from a place on.
    lengths: HashMap<Place, usize>,
}

impl Chains<'_> {
    fn follow(&mut self, chain: usize, reference: &Reference, report: &mut Report) {
        let mut place = reference.place.clone();
        let mut followed = Vec::new();
        let rest = loop {
            match self.seen.get(&place) {
                Some(first) if *first == chain => {
                    return self.report(&place, reference.shape, report);
                }
                Some(_) => break self.lengths.get(&place).copied().unwrap_or(0),
                None => self.seen.insert(place.clone(), chain),
            };
            followed.push(place.clone());
            match self.next(&place, reference.shape) {
                Some(next) => place = next,
                None => break 0,
            }
        };
        if rest <= MAX_CHAIN && rest + followed.len() > MAX_CHAIN {
            let message = format!("chain of more than {MAX_CHAIN} references");
            report
                .add(Code::TooDeep, &reference.place, message)
                .help("refer to the end of the chain");
        }
        for (before, place) in followed.into_iter().rev().enumerate() {
            self.lengths.insert(place, rest + before + 1);
        }
    }

    /// The place that determines the meaning of a place, if it is another one.
    fn next(&self, place: &Place, shape: Shape) -> Option<Place> {
        let object = node(self.value, place)?.as_object()?;
        match object.get("$ref") {
            Some(target) => Place::of_reference(target.as_str()?),
            None if shape == Shape::Schema => single_member(object, place),
            None => None,
        }
    }

    /// Reports a cycle at its first component.
    fn report(&self, start: &Place, shape: Shape, report: &mut Report) {
        let next = |at: &Place| self.next(at, shape).filter(|next| next != start);
        let mut cycle = std::iter::successors(Some(start.clone()), next);
        let component = cycle.find(|place| self.version.component_shape(place).is_some());
        let place = component.unwrap_or_else(|| start.clone());
        let diagnostic = report
            .add(
                Code::OnlyItself,
                &place,
                format!("{} that refers only to itself", shape.name()),
            )
            .at_key();
        if let Some(next) = self.next(&place, shape).filter(|next| *next != place) {
            diagnostic.related(&next, "through this reference");
        }
    }
}

/// `true` if another place determines the meaning of a schema.
pub(crate) fn leads_on(schema: &Value, place: &Place) -> bool {
    let is_determined = |schema: &Map<String, Value>| {
        schema.contains_key("$ref") || single_member(schema, place).is_some()
    };
    schema.as_object().is_some_and(is_determined)
}

/// The place of the only member of a composition without other constraints.
fn single_member(schema: &Map<String, Value>, place: &Place) -> Option<Place> {
    let also = ["nullable", "readOnly", "writeOnly", "xml"];
    let mut constraints = schema.keys().filter(|key| !is_annotation(key, &also));
    let key = constraints.next()?;
    let is_composition = COMPOSITION.contains(&key.as_str());
    let members = schema.get(key).filter(|_| is_composition)?.as_array()?;
    let is_single = members.len() == 1 && constraints.next().is_none();
    is_single.then(|| place.key(key).index(0))
}
