//! Skips the operations and components that need something that cannot be generated.

use std::cell::Cell;
use std::collections::HashSet;

use serde_json::Value;

use super::path_entry::PathEntry;
use super::reachable::Reachable;
use crate::report::{Code, Report, quoted};
use crate::source::tree::{Place, components};
use crate::source::validation::Reference;

/// An operation or component that may be skipped.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Item<'v> {
    /// The indices of the path or webhook, and of the operation in it.
    Operation(usize, usize),
    /// The section and the name.
    Component(&'v str, &'v str),
}

/// The maximum number of references and operations that are inspected in total, which takes about half a minute.
const MAX_INSPECTED: usize = 20_000_000;

/// The search for operations and components that need one of some places.
pub(super) struct Skip<'v> {
    value: &'v Value,
    references: &'v [Reference],
    /// The places that cannot be generated.
    places: Vec<&'v Place>,
    inspected: Cell<usize>,
}

impl<'v> Skip<'v> {
    /// Places that everything needs are ignored.
    pub(super) fn new(value: &'v Value, references: &'v [Reference], places: &'v [Place]) -> Self {
        let is_skippable = |place: &&Place| {
            matches!(
                *place.steps(),
                ["components", _, _, ..] | ["paths" | "webhooks" | "x-webhooks", _, ..]
            )
        };
        Self {
            value,
            references,
            places: places.iter().filter(is_skippable).collect(),
            inspected: Cell::new(0),
        }
    }

    /// The methods and paths of affected operations.
    pub(super) fn affected(&self, entries: &[PathEntry]) -> Vec<String> {
        let items = operations(entries);
        let affected = self.find(&items, entries);
        let affected = items.into_iter().filter(|item| affected.contains(item));
        let named = affected.filter_map(|item| match item {
            Item::Operation(number, own) => Some(entries.get(number)?.operation(own)?.1),
            Item::Component(..) => None,
        });
        named.collect()
    }

    /// Deselects affected operations, with a warning.
    pub(super) fn operations(&self, entries: &mut [PathEntry], report: &mut Report) {
        let affected = self.find(&operations(entries), entries);
        for number in 0..entries.len() {
            let Some(entry) = entries.get(number) else {
                continue;
            };
            let (skipped, kept): (Vec<usize>, Vec<usize>) = entry
                .selected()
                .partition(|own| affected.contains(&Item::Operation(number, *own)));
            for (index, own) in skipped.iter().enumerate() {
                let item = Item::Operation(number, *own);
                if !entry.is_unresolved(self.value) {
                    if let Some((place, name)) = entry.operation(*own) {
                        let what = format!("operation {}", quoted(&name));
                        self.report(&what, &place, item, entries, report);
                    }
                } else if index == 0 {
                    let what = format!("path {}", entry.name());
                    self.report(&what, &entry.place, item, entries, report);
                }
            }
            if let Some(entry) = entries.get_mut(number) {
                entry.select(|own| kept.contains(&own));
            }
        }
    }

    /// Returns the components that are not affected, and reports the others.
    pub(super) fn components(&self, entries: &[PathEntry], report: &mut Report) -> Vec<Place> {
        let components: Vec<(&str, &str)> = components(self.value).collect();
        let items = components.iter();
        let items: Vec<_> = items
            .map(|(section, name)| Item::Component(section, name))
            .collect();
        let affected = self.find(&items, entries);
        let mut kept = Vec::new();
        for (section, name) in components {
            let (item, place) = (
                Item::Component(section, name),
                Place::component(section, name),
            );
            if affected.contains(&item) {
                let what = format!("component {}", quoted(name));
                self.report(&what, &place, item, entries, report);
            } else {
                kept.push(place);
            }
        }
        kept
    }

    /// Reports if the search was aborted.
    pub(super) fn report_limit(&self, report: &mut Report) {
        if let (Some(first), true) = (self.places.first(), self.is_exceeded()) {
            let message = "too many operations and components are affected by errors";
            report
                .add(Code::TooLarge, first, message)
                .label("first of them")
                .help("leave out the operations with `--exclude`");
        }
    }

    fn is_exceeded(&self) -> bool {
        self.inspected.get() > MAX_INSPECTED
    }

    fn find<'i>(&self, items: &[Item<'i>], entries: &[PathEntry]) -> HashSet<Item<'i>> {
        let mut affected = HashSet::new();
        self.bisect(items, entries, &mut affected);
        affected
    }

    /// Finds the affected items by bisection, since usually few of many are affected.
    fn bisect<'i>(
        &self,
        items: &[Item<'i>],
        entries: &[PathEntry],
        affected: &mut HashSet<Item<'i>>,
    ) {
        if self.cause(items, entries).is_none() {
            return;
        }
        match items.split_at(items.len() / 2) {
            ([], [item]) => {
                affected.insert(*item);
            }
            (one, other) => {
                self.bisect(one, entries, affected);
                self.bisect(other, entries, affected);
            }
        }
    }

    /// The first of the places that any of the items needs.
    fn cause(&self, items: &[Item<'_>], entries: &[PathEntry]) -> Option<&'v Place> {
        if items.is_empty() || self.places.is_empty() || self.is_exceeded() {
            return None;
        }
        let cost = entries.len() + self.references.len();
        self.inspected.update(|count| count.saturating_add(cost));
        let items: HashSet<Item<'_>> = items.iter().copied().collect();
        let mut entries = entries.to_vec();
        for (number, entry) in entries.iter_mut().enumerate() {
            entry.select(|own| items.contains(&Item::Operation(number, own)));
        }
        let components = items.iter().filter_map(|item| match item {
            Item::Component(section, name) => Some(Place::component(section, name)),
            Item::Operation(..) => None,
        });
        let components = components.collect();
        let reachable = Reachable::new(self.value, self.references, &entries, components);
        let mut places = self.places.iter().copied();
        places.find(|place| reachable.contains(place))
    }

    fn report(
        &self,
        what: &str,
        place: &Place,
        item: Item<'_>,
        entries: &[PathEntry],
        report: &mut Report,
    ) {
        let diagnostic = report.add(Code::LeftOut, place, format!("{what} is skipped"));
        diagnostic.at_key();
        let cause = self.cause(&[item], entries);
        if let Some(cause) = cause.filter(|cause| *cause != place) {
            diagnostic.related(cause, "it needs this, which cannot be generated");
        }
    }
}

/// All selected operations.
fn operations<'v>(entries: &[PathEntry]) -> Vec<Item<'v>> {
    let entries = entries.iter().enumerate();
    let items = entries.flat_map(|(number, entry)| {
        let selected = entry.selected();
        selected.map(move |own| Item::Operation(number, own))
    });
    items.collect()
}
