//! The operations that cannot be generated because of an error.

use std::cell::RefCell;
use std::collections::HashMap;

use serde_json::Value;

use super::path_entry::{self, PathEntry};
use super::skip::Skip;
use crate::report::{Report, listed_briefly, quoted};
use crate::side::Side;
use crate::source::text::Source;
use crate::source::tree::{OperationKey, Place};
use crate::source::validation::{self, Reference};
use crate::source::{Bundled, Wanted};

/// The maximum number of operations in a note.
const MAX_NAMED: usize = 3;

/// The operations of a description, and what they need.
pub(crate) struct Costs(Option<Operations>);

struct Operations {
    value: Value,
    references: Vec<Reference>,
    entries: Vec<PathEntry>,
    /// A cache of the operations that need a component.
    known: RefCell<HashMap<Place, Vec<String>>>,
}

impl Costs {
    /// Reads a description; there are no costs if that fails.
    pub(crate) fn new(source: &Source, wanted: &Wanted) -> Self {
        let bundled = Bundled::read(source, &wanted.corrections, &mut Report::new());
        Self(bundled.map(|Bundled { value, version, .. }| {
            let report = &mut Report::new();
            let outline = validation::check(source, &mut value.clone(), version, report);
            Operations {
                entries: path_entry::find(&value, version, &wanted.operations),
                value,
                references: outline.references,
                known: RefCell::default(),
            }
        }))
    }

    /// Describes the operations that need a place, in one crate or both; `None` if there are none.
    pub(crate) fn of(&self, place: &Place, side: Option<Side>) -> Option<String> {
        let operations = self.0.as_ref()?;
        let affected = operations.affected(place);
        let named = affected.iter().map(|name| quoted(name)).collect();
        let named = listed_briefly(named, MAX_NAMED);
        let side = match side {
            None => "both crates",
            Some(Side::Server) => "the server",
            Some(Side::Client) => "the client",
            Some(Side::Types) => "the crate of types",
        };
        let all = operations.entries.iter().flat_map(PathEntry::selected);
        let of = format!("{} of {} operations", affected.len(), all.count());
        (!affected.is_empty()).then(|| format!("affects {of} in {side}: {named}"))
    }
}

impl Operations {
    fn affected(&self, place: &Place) -> Vec<String> {
        match *place.steps() {
            ["components", section, name, ..] => {
                let component = Place::component(section, name);
                let mut known = self.known.borrow_mut();
                let affected = known.entry(component);
                let affected = affected.or_insert_with_key(|component| self.find(component));
                affected.clone()
            }
            ["paths", path, ref rest @ ..] => match OperationKey::of_steps(rest) {
                Some(key) => vec![format!("{} {path}", key.method())],
                None => self.find(place),
            },
            _ => self.find(place),
        }
    }

    fn find(&self, place: &Place) -> Vec<String> {
        let places = std::slice::from_ref(place);
        Skip::new(&self.value, &self.references, places).affected(&self.entries)
    }
}
