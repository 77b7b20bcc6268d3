//! What the errors of a description cost: the operations that cannot be generated because of each.

use std::cell::RefCell;
use std::collections::HashMap;

use serde_json::Value;

use super::entries::{self, Entry};
use super::skip::Skip;
use crate::files::Side;
use crate::report::{Report, listed, quoted};
use crate::source::grammar::Shape;
use crate::source::structure::{self, Reference};
use crate::source::text::Source;
use crate::source::{Place, Wanted, bundled};

/// The most operations that are named.
const MOST_NAMED: usize = 3;

/// The operations of a description, and what they need.
pub(crate) struct Costs(Option<Operations>);

struct Operations {
    value: Value,
    references: Vec<Reference>,
    entries: Vec<Entry>,
    /// What is known of components already.
    known: RefCell<HashMap<Place, Vec<String>>>,
}

impl Costs {
    /// Of a description as far as it is wanted; nothing is known of one that cannot be read.
    pub(crate) fn new(source: &Source, wanted: &Wanted) -> Self {
        let bundled = bundled(source, &wanted.corrections, &mut Report::new());
        Self(bundled.map(|mut bundled| {
            let (value, version) = (&mut bundled.value, bundled.version);
            let outline = structure::check(source, &mut value.clone(), version, &mut Report::new());
            Operations {
                entries: entries::find(value, version, &wanted.operations),
                value: bundled.value,
                references: outline.references,
                known: RefCell::default(),
            }
        }))
    }

    /// What it costs that something cannot be generated, of one crate if that is named; `None` where no operation
    /// needs it, or nothing works without it.
    pub(crate) fn of(&self, place: &Place, side: Option<Side>) -> Option<String> {
        let operations = self.0.as_ref()?;
        let lost = operations.lost(place);
        let all = operations.entries.iter().flat_map(Entry::chosen).count();
        let named: Vec<String> = lost
            .iter()
            .take(MOST_NAMED)
            .map(|name| quoted(name))
            .collect();
        let named = match lost.len().checked_sub(MOST_NAMED) {
            None | Some(0) => listed(&named, "and"),
            Some(more) => format!("{} and {more} more", named.join(", ")),
        };
        let side = match side {
            None => "both crates",
            Some(Side::Server) => "the server, not the client",
            Some(Side::Client) => "the client, not the server",
        };
        let of = format!("{} of {all} operations", lost.len());
        (!lost.is_empty()).then(|| format!("this costs {of} in {side}: {named}"))
    }
}

impl Operations {
    /// The operations that need a place.
    fn lost(&self, place: &Place) -> Vec<String> {
        let steps = place.steps();
        match *steps.as_slice() {
            ["components", section, name, ..] => {
                let component = Place::root().key("components").key(section).key(name);
                let mut known = self.known.borrow_mut();
                let lost = known.entry(component);
                let lost = lost.or_insert_with_key(|component| self.lost_with(component));
                lost.clone()
            }
            ["paths", path, method, ..] if Shape::methods().any(|one| one == method) => {
                vec![format!("{} {path}", method.to_uppercase())]
            }
            _ => self.lost_with(place),
        }
    }

    fn lost_with(&self, place: &Place) -> Vec<String> {
        let places = std::slice::from_ref(place);
        Skip::new(&self.value, &self.references, places).lost(&self.entries)
    }
}
