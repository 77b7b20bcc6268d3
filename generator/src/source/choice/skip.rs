//! Leaves out the operations that need what cannot be generated.

use std::cell::Cell;
use std::collections::HashSet;

use serde_json::{Map, Value};

use super::entries::Entry;
use super::reach::Reach;
use crate::report::{Code, Report, quoted};
use crate::source::Place;
use crate::source::structure::Reference;

/// What may be left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Item<'v> {
    /// An operation, by the number of its path or webhook and its own there.
    Operation(usize, usize),
    /// A component, by its section and its name.
    Component(&'v str, &'v str),
}

/// The references and operations that are looked at, in all, to find what is to be left out: those of a large
/// description for each of some thousand questions, which take half a minute.
const MOST_LOOKED_AT: usize = 20_000_000;

/// What is left out, and why.
pub(super) struct Skip<'v> {
    value: &'v Value,
    references: &'v [Reference],
    /// Where that stands which cannot be generated.
    places: Vec<&'v Place>,
    looked_at: Cell<usize>,
}

impl<'v> Skip<'v> {
    /// What needs any of these places is left out. Those that everything needs cannot be.
    pub(super) fn new(value: &'v Value, references: &'v [Reference], places: &'v [Place]) -> Self {
        let is_of_some = |place: &&Place| {
            let steps = place.steps();
            matches!(*steps, ["components", _, _, ..])
                || matches!(*steps, ["paths" | "webhooks" | "x-webhooks", _, ..])
        };
        Self {
            value,
            references,
            places: places.iter().filter(is_of_some).collect(),
            looked_at: Cell::new(0),
        }
    }

    /// The operations that need such a place, by their methods and paths.
    pub(super) fn lost(&self, entries: &[Entry]) -> Vec<String> {
        let items = operations(entries);
        let mut touched = HashSet::new();
        self.find(&items, entries, &mut touched);
        let lost = items.into_iter().filter(|item| touched.contains(item));
        let named = lost.filter_map(|item| match item {
            Item::Operation(number, own) => Some(entries.get(number)?.named(own)?.1),
            Item::Component(..) => None,
        });
        named.collect()
    }

    /// Chooses no longer those of the operations that need such a place, and says so.
    pub(super) fn operations(&self, entries: &mut [Entry], report: &mut Report) {
        let items = operations(entries);
        let mut touched = HashSet::new();
        self.find(&items, entries, &mut touched);
        for number in 0..entries.len() {
            let chosen = entries.get(number).into_iter().flat_map(Entry::chosen);
            let (lost, kept): (Vec<usize>, Vec<usize>) =
                chosen.partition(|own| touched.contains(&Item::Operation(number, *own)));
            self.tell_operations(number, &lost, entries, report);
            if let Some(entry) = entries.get_mut(number) {
                entry.choose(|own| kept.contains(&own));
            }
        }
    }

    /// The components that need no such place; says which do.
    pub(super) fn components(&self, entries: &[Entry], report: &mut Report) -> Vec<Place> {
        let sections = self.value.get("components").and_then(Value::as_object);
        let sections = sections.into_iter().flatten();
        let items: Vec<Item<'_>> = sections
            .filter(|(section, _)| !section.starts_with("x-"))
            .flat_map(|(section, components)| {
                let components = components.as_object().into_iter().flat_map(Map::keys);
                components.map(|name| Item::Component(section, name))
            })
            .collect();
        let mut touched = HashSet::new();
        self.find(&items, entries, &mut touched);
        let mut kept = Vec::new();
        for item in items {
            let Item::Component(section, name) = item else {
                continue;
            };
            let place = component(section, name);
            if touched.contains(&item) {
                let what = format!("the component {}", quoted(name));
                self.tell(&what, &place, item, entries, report);
            } else {
                kept.push(place);
            }
        }
        kept
    }

    /// Refuses the description if there is too much to leave out for all of it to be found.
    pub(super) fn refuse_too_much(&self, report: &mut Report) {
        if let (Some(first), true) = (self.places.first(), self.is_too_much()) {
            let message = "too much needs what cannot be generated for all of it to be left out";
            report
                .add(Code::TooLarge, first, message)
                .label("this is the first of them")
                .help("leave out the operations by `--exclude`");
        }
    }

    fn is_too_much(&self) -> bool {
        self.looked_at.get() > MOST_LOOKED_AT
    }

    /// Finds the items that need such a place, by halves: there are few of them among many.
    fn find<'i>(&self, items: &[Item<'i>], entries: &[Entry], touched: &mut HashSet<Item<'i>>) {
        if self.cause(items, entries).is_none() {
            return;
        }
        match items.split_at(items.len() / 2) {
            ([], [item]) => {
                touched.insert(*item);
            }
            (one, other) => {
                self.find(one, entries, touched);
                self.find(other, entries, touched);
            }
        }
    }

    /// The first of the places that any of the items needs.
    fn cause(&self, items: &[Item<'_>], entries: &[Entry]) -> Option<&'v Place> {
        if items.is_empty() || self.places.is_empty() || self.is_too_much() {
            return None;
        }
        let cost = entries.len() + self.references.len();
        self.looked_at.update(|count| count.saturating_add(cost));
        let items: HashSet<Item<'_>> = items.iter().copied().collect();
        let mut entries = entries.to_vec();
        for (number, entry) in entries.iter_mut().enumerate() {
            entry.choose(|own| items.contains(&Item::Operation(number, own)));
        }
        let components = items.iter().filter_map(|item| match item {
            Item::Component(section, name) => Some(component(section, name)),
            Item::Operation(..) => None,
        });
        let reach = Reach::new(self.value, self.references, &entries, components.collect());
        let mut places = self.places.iter().copied();
        places.find(|place| reach.has(place))
    }

    fn tell_operations(
        &self,
        number: usize,
        lost: &[usize],
        entries: &[Entry],
        report: &mut Report,
    ) {
        let Some(entry) = entries.get(number) else {
            return;
        };
        if let (Some(own), true) = (lost.first(), entry.is_unknown(self.value)) {
            let item = Item::Operation(number, *own);
            let what = format!("the path {}", entry.name());
            return self.tell(&what, &entry.place, item, entries, report);
        }
        for own in lost {
            if let Some((place, name)) = entry.named(*own) {
                let item = Item::Operation(number, *own);
                let what = format!("the operation {}", quoted(&name));
                self.tell(&what, &place, item, entries, report);
            }
        }
    }

    fn tell(
        &self,
        what: &str,
        place: &Place,
        item: Item<'_>,
        entries: &[Entry],
        report: &mut Report,
    ) {
        let diagnostic = report.add(Code::LeftOut, place, format!("{what} is left out"));
        diagnostic.at_key();
        let cause = self.cause(&[item], entries);
        if let Some(cause) = cause.filter(|cause| *cause != place) {
            diagnostic.related(cause, "this is what it needs and cannot be generated");
        }
    }
}

fn component(section: &str, name: &str) -> Place {
    Place::root().key("components").key(section).key(name)
}

/// All operations that are chosen.
fn operations<'v>(entries: &[Entry]) -> Vec<Item<'v>> {
    let entries = entries.iter().enumerate();
    let operations = entries
        .flat_map(|(number, entry)| entry.chosen().map(move |own| Item::Operation(number, own)));
    operations.collect()
}
