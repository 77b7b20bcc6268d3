//! The parts of a description that the selected operations need.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde_json::Value;

use super::path_entry::PathEntry;
use crate::source::grammar::{ROOT, kind_at, visit_objects};
use crate::source::references::mapping_places;
use crate::source::text::resolve_path;
use crate::source::tree::{Origins, Place, entries, items, keys, node};
use crate::source::validation::Reference;

/// The reachable parts of a description.
pub(super) struct Reachable<'v> {
    value: &'v Value,
    entries: HashMap<&'v Place, &'v PathEntry>,
    /// The references of each component; those of the selected operations under the root.
    references: HashMap<Place, Vec<&'v Reference>>,
    all: &'v [Reference],
    components: HashSet<Place>,
    /// Reachable parts of operations that are not selected.
    unselected_parts: HashSet<Place>,
    queue: Vec<Place>,
}

/// The part of a description that a place belongs to.
enum Region {
    Selected,
    Component(Place),
    Removed,
}

impl<'v> Reachable<'v> {
    /// Follows all references of the selected operations, and of the given components.
    pub(super) fn new(
        value: &'v Value,
        all: &'v [Reference],
        entries: &'v [PathEntry],
        components: Vec<Place>,
    ) -> Self {
        let mut reachable = Self {
            value,
            entries: entries.iter().map(|entry| (&entry.place, entry)).collect(),
            references: HashMap::new(),
            all,
            components: HashSet::new(),
            unselected_parts: HashSet::new(),
            queue: components,
        };
        for reference in all {
            let owner = match reachable.region(&reference.place) {
                Region::Selected => Place::root(),
                Region::Component(component) => component,
                Region::Removed => continue,
            };
            let references = reachable.references.entry(owner).or_default();
            references.push(reference);
        }
        reachable.add_roots();
        while let Some(place) = reachable.queue.pop() {
            reachable.add(&place);
            if reachable.queue.is_empty() {
                reachable.add_children();
            }
        }
        reachable
    }

    pub(super) fn contains(&self, place: &Place) -> bool {
        match self.region(place) {
            Region::Selected => true,
            Region::Component(component) => self.components.contains(&component),
            Region::Removed => self.unselected_part(place).is_some(),
        }
    }

    /// The outermost unselected parts.
    pub(super) fn unselected_parts(&self) -> impl Iterator<Item = &Place> {
        let is_inner = |place: &Place| {
            place
                .parent()
                .is_some_and(|one| self.unselected_part(one).is_some())
        };
        self.unselected_parts
            .iter()
            .filter(move |place| !is_inner(place))
    }

    /// The outermost unselected part around a place.
    pub(super) fn unselected_part<'p>(&self, place: &'p Place) -> Option<&'p Place> {
        let places = std::iter::successors(Some(place), |place| place.parent());
        places
            .filter(|place| self.unselected_parts.contains(place))
            .last()
    }

    /// `true` if a part of an external file is reachable.
    pub(super) fn needs_file(&self, file: &str, origins: &Origins) -> bool {
        let refers = |reference: &Reference| {
            let path = resolve_path("", &reference.target);
            path.is_some_and(|(path, _)| path == file) && self.contains(&reference.place)
        };
        let mut bundled = origins.places_of(file);
        bundled.any(|place| self.contains(place)) || self.all.iter().any(refers)
    }

    fn region(&self, place: &Place) -> Region {
        match *place.steps() {
            ["components", section, name, ..] => Region::Component(Place::component(section, name)),
            [list, key, ref rest @ ..] => {
                let entry = self.entries.get(&Place::root().key(list).key(key));
                let removes = |entry: &PathEntry| !entry.is_selected() || entry.removes(rest);
                match entry.is_some_and(|entry| removes(entry)) {
                    true => Region::Removed,
                    false => Region::Selected,
                }
            }
            _ => Region::Selected,
        }
    }

    /// Adds what the selected operations and the description itself need.
    fn add_roots(&mut self) {
        self.add_targets(&Place::root());
        let entries: Vec<&PathEntry> = self.entries.values().copied().collect();
        for entry in entries.iter().filter(|entry| entry.is_selected()) {
            let keys = keys(node(self.value, &entry.place));
            for key in keys.filter(|key| !entry.removes(&[key])) {
                self.add_named(&entry.place.key(key));
            }
        }
        let mut entries = entries.into_iter();
        if entries.any(|entry| entry.uses_default_security(self.value)) {
            let security = self.value.get("security");
            self.add_schemes(security);
        }
    }

    fn add(&mut self, place: &Place) {
        match self.region(place) {
            Region::Selected => {}
            Region::Component(component) => {
                if self.components.insert(component.clone()) {
                    self.add_targets(&component);
                    self.add_named(&component);
                }
            }
            Region::Removed => {
                if self.unselected_part(place).is_none() && node(self.value, place).is_some() {
                    self.unselected_parts.insert(place.clone());
                    let within = self.all.iter().filter(|one| one.place.is_within(place));
                    let targets = within.filter_map(|one| Place::of_reference(&one.target));
                    self.queue.extend(targets);
                    self.add_named(place);
                }
            }
        }
    }

    /// Adds the targets of references.
    fn add_targets(&mut self, owner: &Place) {
        let references = self.references.get(owner).into_iter().flatten();
        let targets = references.filter_map(|one| Place::of_reference(&one.target));
        self.queue.extend(targets);
    }

    /// Adds what a node refers to by name: schemas of mappings, and security schemes.
    fn add_named(&mut self, place: &Place) {
        let Some(found) = node(self.value, place) else {
            return;
        };
        let kind = kind_at(Some(ROOT), &place.steps());
        for mapping in mapping_places(found, kind, place) {
            let target = node(self.value, &mapping).and_then(Value::as_str);
            let target = target.map(|target| match Place::of_reference(target) {
                Some(place) => place,
                None => Place::component("schemas", target),
            });
            self.queue.extend(target);
        }
        let mut security = Vec::new();
        visit_objects(found, kind, place, &mut |shape, object, _| {
            if shape.is_none_or(|shape| shape.field("security").is_some()) {
                security.extend(object.get("security"));
            }
        });
        self.add_schemes(security);
    }

    fn add_schemes<'s>(&mut self, security: impl IntoIterator<Item = &'s Value>) {
        let requirements = security.into_iter().flat_map(|list| items(Some(list)));
        let names = requirements.flat_map(|requirement| keys(Some(requirement)));
        // A name may be a reference (OpenAPI 3.2, "Security Requirement Object").
        let places = names.map(|name| {
            Place::of_reference(name).unwrap_or_else(|| Place::component("securitySchemes", name))
        });
        self.queue.extend(places);
    }

    /// Adds the child schemas of schemas with a discriminator but no union, which are its variants.
    fn add_children(&mut self) {
        let place = |name: &str| Place::component("schemas", name);
        let schemas = || entries(self.value.pointer("/components/schemas"));
        let mut children: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (name, schema) in schemas() {
            for member in items(schema.get("allOf")) {
                let reference = member.get("$ref").and_then(Value::as_str);
                let base = reference.and_then(|text| text.strip_prefix("#/components/schemas/"));
                children
                    .entry(base.unwrap_or_default())
                    .or_default()
                    .push(name);
            }
        }
        let is_base = |schema: &Value| {
            let has = |key: &str| schema.get(key).is_some();
            has("discriminator") && !has("oneOf") && !has("anyOf")
        };
        let bases = schemas()
            .filter(|(name, schema)| is_base(schema) && self.components.contains(&place(name)));
        let mut bases: Vec<&str> = bases.map(|(name, _)| name).collect();
        let mut known: HashSet<&str> = bases.iter().copied().collect();
        while let Some(base) = bases.pop() {
            for child in children.get(base).into_iter().flatten() {
                if known.insert(child) {
                    bases.push(child);
                    let child = place(child);
                    if !self.components.contains(&child) {
                        self.queue.push(child);
                    }
                }
            }
        }
    }
}
