//! Whether every `$ref` leads somewhere.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value};

use super::Place;
use super::files::Far;
use super::grammar::Shape;
use super::nodes::node;
use super::structure::{Reference, section};
use super::suggest::{did_you_mean, nearest};
use super::upgrade::Moved;
use crate::report::{Code, Report, quoted};

/// Keys of a schema whose schemas describe the same value as the schema itself.
const COMPOSITION: [&str; 3] = ["allOf", "anyOf", "oneOf"];

/// Keys of a schema that say nothing of what a value may be.
const ANNOTATIONS: [&str; 10] = [
    "default",
    "deprecated",
    "description",
    "example",
    "externalDocs",
    "nullable",
    "readOnly",
    "title",
    "writeOnly",
    "xml",
];

/// Beside more diagnostics than these, none says what may be meant.
const MOST_SUGGESTIONS: usize = 20;

/// A chain of more references is refused: each of them is followed to its end.
const LONGEST_CHAIN: usize = 100;

/// Reports references that lead nowhere, to something else than is needed, or only to themselves.
///
/// `None` if a chain of them is too long to be followed.
pub(super) fn check(value: &Value, references: &[Reference], report: &mut Report) -> Option<()> {
    let mut chains = Chains {
        value,
        seen: HashMap::new(),
        lengths: HashMap::new(),
    };
    let known = places_of(report);
    for (chain, reference) in references.iter().enumerate() {
        check_target(value, reference, &known, report);
        chains.follow(chain, reference, report);
    }
    let longest = chains.lengths.into_values().max();
    (longest <= Some(LONGEST_CHAIN)).then_some(())
}

/// Reports references to what is no longer where it was written, once a value was translated.
pub(super) fn check_moved(
    value: &Value,
    moved: &Moved,
    references: &[Reference],
    report: &mut Report,
) {
    let known = places_of(report);
    for reference in references {
        let Some(to) = Place::of_reference(&reference.target) else {
            continue;
        };
        let place = reference.place.key("$ref");
        let has_moved = moved.written(&to) != to || node(value, &to).is_none();
        if has_moved && !known.contains(&place) {
            let message = "a reference into a choice that `null` is part of is not supported yet";
            report
                .add(Code::UnsupportedSchema, &place, message)
                .help("put what it refers to into `components`");
        }
    }
}

fn places_of(report: &Report) -> HashSet<Place> {
    let diagnostics = report.diagnostics().iter();
    diagnostics
        .filter_map(|diagnostic| diagnostic.place().cloned())
        .collect()
}

fn check_target(value: &Value, reference: &Reference, known: &HashSet<Place>, report: &mut Report) {
    let place = reference.place.key("$ref");
    let target = &reference.target;
    if !target.starts_with('#') {
        if !known.contains(&place) {
            refuse_other_file(value, reference, &place, report);
        }
        return;
    }
    let Some(to) = Place::of_reference(target) else {
        let slashed = Place::of_reference(&target.replacen('#', "#/", 1));
        let slashed =
            slashed.filter(|meant| section(meant).is_some() && node(value, meant).is_some());
        report
            .add(
                Code::NotAReference,
                &place,
                format!("{} is no reference", quoted(target)),
            )
            .help("write a JSON pointer, for example `#/components/schemas/Pet`")
            .maybe_help(slashed.map(did_you_mean));
        return;
    };
    if node(value, &to).is_none() {
        // To compare one name with all takes its time.
        let is_one_of_many = report.diagnostics().len() > MOST_SUGGESTIONS;
        let suggestion = (!is_one_of_many).then(|| suggestion(value, &to)).flatten();
        report
            .add(
                Code::UnknownReference,
                &place,
                format!("unknown reference {}", quoted(target)),
            )
            .maybe_help(suggestion.map(did_you_mean));
    } else {
        check_section(&to, reference, &place, report);
    }
}

fn refuse_other_file(value: &Value, reference: &Reference, place: &Place, report: &mut Report) {
    if let Some(local) = component_called(&reference.target, reference, value) {
        report
            .add(
                Code::UnknownReference,
                place,
                format!("unknown reference {}", quoted(&reference.target)),
            )
            .help(did_you_mean(local));
    } else if let Some(far) = Far::of(&reference.target) {
        let (code, message, help) = match far {
            Far::Host => (
                Code::RemoteReference,
                "references to other hosts are not followed",
                "download the file, and refer to it by its path",
            ),
            Far::Absolute => (
                Code::UnreadableFile,
                "references by absolute paths are not followed",
                "write the path relative to the file that the reference stands in",
            ),
        };
        report.add(code, place, message).help(help);
    } else {
        let message = format!("there is no file for {}", quoted(&reference.target));
        report.add(Code::UnknownReference, place, message);
    }
}

/// The component of a name, of the kind that is referred to.
pub(super) fn component_called(name: &str, reference: &Reference, value: &Value) -> Option<Place> {
    let section = reference.shape.section()?;
    let place = Place::root().key("components").key(section).key(name);
    node(value, &place).is_some().then_some(place)
}

/// A component must be of the kind that is referred to; what stands elsewhere was checked as such.
fn check_section(to: &Place, reference: &Reference, place: &Place, report: &mut Report) {
    let found = section(to).filter(|section| Shape::of_section(section).is_some());
    let (Some(found), needed) = (found, reference.shape.section()) else {
        return;
    };
    if Some(found) != needed {
        let name = reference.shape.name();
        let message = format!("expected {name}, found a reference into `{found}`");
        let help = needed.map(|needed| format!("refer to an entry of `#/components/{needed}`"));
        report
            .add(Code::WrongSection, place, message)
            .maybe_help(help);
    }
}

/// The nearest place that exists: the first unknown step is replaced by the most similar key.
pub(super) fn suggestion(value: &Value, place: &Place) -> Option<Place> {
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

/// The search for references that lead only to themselves.
///
/// What a place is may be decided by one other place: the target of its reference, or the single
/// member of a schema that says nothing else. Following that from every reference either ends or
/// comes back to where it was.
struct Chains<'v> {
    value: &'v Value,
    /// The chain that first came to a place.
    seen: HashMap<Place, usize>,
    /// How many places follow each other from a place on, itself included.
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
            match self.decided_by(&place, reference.shape) {
                Some(next) => place = next,
                None => break 0,
            }
        };
        if rest <= LONGEST_CHAIN && rest + followed.len() > LONGEST_CHAIN {
            let message = format!("more than {LONGEST_CHAIN} references lead on to each other");
            report
                .add(Code::TooDeep, &reference.place, message)
                .help("refer to what they lead to");
        }
        for (before, place) in followed.into_iter().rev().enumerate() {
            self.lengths.insert(place, rest + before + 1);
        }
    }

    /// The one place that decides what this place is; `None` where this place says it itself.
    fn decided_by(&self, place: &Place, shape: Shape) -> Option<Place> {
        let object = node(self.value, place)?.as_object()?;
        match object.get("$ref") {
            Some(target) => Place::of_reference(target.as_str()?),
            None if shape == Shape::Schema => single_member(object, place),
            None => None,
        }
    }

    /// The first component on the way from a place of a circle back to it, or that place.
    fn component_of(&self, place: &Place, shape: Shape) -> Place {
        let next = |at: &Place| self.decided_by(at, shape).filter(|next| next != place);
        let mut circle = std::iter::successors(Some(place.clone()), next);
        let component = circle.find(|place| section(place).is_some());
        component.unwrap_or_else(|| place.clone())
    }

    fn report(&self, place: &Place, shape: Shape, report: &mut Report) {
        let place = &self.component_of(place, shape);
        let next = self.decided_by(place, shape);
        let diagnostic = report
            .add(
                Code::OnlyItself,
                place,
                format!("{} that is only itself", shape.name()),
            )
            .at_key()
            .label("leads back to here");
        if let Some(next) = next.filter(|next| next != place) {
            diagnostic.related(&next, "by way of this");
        }
    }
}

/// Whether another place decides what a schema is.
pub(crate) fn leads_on(schema: &Value, place: &Place) -> bool {
    let Some(object) = schema.as_object() else {
        return false;
    };
    object.contains_key("$ref") || single_member(object, place).is_some()
}

/// The place of the only schema that a schema is composed of, where it says nothing else.
fn single_member(schema: &Map<String, Value>, place: &Place) -> Option<Place> {
    let mut telling = schema.keys().filter(|key| !is_annotation(key));
    let key = telling
        .next()
        .filter(|key| COMPOSITION.contains(&key.as_str()))?;
    let members = schema.get(key)?.as_array()?;
    let is_single = members.len() == 1 && telling.next().is_none();
    is_single.then(|| place.key(key).index(0))
}

fn is_annotation(key: &str) -> bool {
    ANNOTATIONS.contains(&key) || key.starts_with("x-")
}
