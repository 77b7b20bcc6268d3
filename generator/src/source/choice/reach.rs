//! What the chosen operations need of the rest.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde_json::Value;

use super::entries::Entry;
use crate::source::Place;
use crate::source::bundle::find_mappings;
use crate::source::files::split;
use crate::source::nodes::node;
use crate::source::origins::Origins;
use crate::source::structure::Reference;

/// What the chosen operations need.
pub(super) struct Reach<'v> {
    value: &'v Value,
    entries: HashMap<&'v Place, &'v Entry>,
    /// The references of each component, and under the root those of the chosen operations.
    references: HashMap<Place, Vec<&'v Reference>>,
    all: &'v [Reference],
    components: HashSet<Place>,
    /// What is needed of what was not chosen.
    strays: HashSet<Place>,
    waiting: Vec<Place>,
}

/// What a place is a part of.
enum Region {
    /// What is there in any case.
    Chosen,
    Component(Place),
    LeftOut,
}

impl<'v> Reach<'v> {
    /// Follows all references of what was chosen, and of components that are wanted anyway.
    pub(super) fn new(
        value: &'v Value,
        all: &'v [Reference],
        entries: &'v [Entry],
        components: Vec<Place>,
    ) -> Self {
        let mut reach = Self {
            value,
            entries: entries.iter().map(|entry| (&entry.place, entry)).collect(),
            references: HashMap::new(),
            all,
            components: HashSet::new(),
            strays: HashSet::new(),
            waiting: components,
        };
        for reference in all {
            let owner = match reach.region(&reference.place) {
                Region::Chosen => Place::root(),
                Region::Component(component) => component,
                Region::LeftOut => continue,
            };
            reach.references.entry(owner).or_default().push(reference);
        }
        reach.need_roots();
        while let Some(place) = reach.waiting.pop() {
            reach.need(&place);
            if reach.waiting.is_empty() {
                reach.need_heirs();
            }
        }
        reach
    }

    /// Whether a place is of what was chosen, or of what that needs.
    pub(super) fn has(&self, place: &Place) -> bool {
        match self.region(place) {
            Region::Chosen => true,
            Region::Component(component) => self.components.contains(&component),
            Region::LeftOut => self.stray(place).is_some(),
        }
    }

    /// What is needed of what was not chosen.
    pub(super) fn strays(&self) -> impl Iterator<Item = &Place> {
        let is_outermost = |place: &&Place| {
            let within = place.parent().and_then(|parent| self.stray(parent));
            within.is_none()
        };
        self.strays.iter().filter(is_outermost)
    }

    /// The outermost stray that a place is a part of.
    pub(super) fn stray<'p>(&self, place: &'p Place) -> Option<&'p Place> {
        let places = std::iter::successors(Some(place), |place| place.parent());
        places.filter(|place| self.strays.contains(place)).last()
    }

    /// Whether anything of a file is needed.
    pub(super) fn needs_file(&self, file: &str, origins: &Origins) -> bool {
        let is_referred_to = |reference: &Reference| {
            let path = split("", &reference.target);
            path.is_some_and(|(path, _)| path == file) && self.has(&reference.place)
        };
        let mut taken = origins.places_of(file);
        taken.any(|place| self.has(place)) || self.all.iter().any(is_referred_to)
    }

    fn region(&self, place: &Place) -> Region {
        match place.steps().as_slice() {
            ["components", section, name, ..] => {
                Region::Component(Place::root().key("components").key(section).key(name))
            }
            [list, key, rest @ ..] => match self.entries.get(&Place::root().key(list).key(key)) {
                Some(entry) if !entry.is_chosen() => Region::LeftOut,
                Some(entry) if rest.first().is_some_and(|key| entry.leaves_out(key)) => {
                    Region::LeftOut
                }
                _ => Region::Chosen,
            },
            _ => Region::Chosen,
        }
    }

    /// What is needed by what is there in any case.
    fn need_roots(&mut self) {
        self.need_targets(&Place::root());
        let entries: Vec<&Entry> = self.entries.values().copied().collect();
        for entry in &entries {
            let item = node(self.value, &entry.place).and_then(Value::as_object);
            let keys = item.into_iter().flat_map(|item| item.keys());
            if entry.is_chosen() {
                let kept: Vec<&String> = keys.filter(|key| !entry.leaves_out(key)).collect();
                for key in kept {
                    self.need_names(&entry.place.key(key));
                }
            }
        }
        if entries
            .iter()
            .any(|entry| entry.asks_by_default(self.value))
        {
            let security = self.value.get("security");
            self.need_schemes(security.into_iter());
        }
    }

    fn need(&mut self, place: &Place) {
        match self.region(place) {
            Region::Chosen => {}
            Region::Component(component) => {
                if self.components.insert(component.clone()) {
                    self.need_targets(&component);
                    self.need_names(&component);
                }
            }
            Region::LeftOut => {
                if self.stray(place).is_none() && node(self.value, place).is_some() {
                    self.strays.insert(place.clone());
                    let within = self.all.iter().filter(|one| one.place.is_within(place));
                    let targets = within.filter_map(|one| Place::of_reference(&one.target));
                    self.waiting.extend(targets);
                    self.need_names(place);
                }
            }
        }
    }

    fn need_targets(&mut self, owner: &Place) {
        let references = self.references.get(owner).into_iter().flatten();
        let targets = references.filter_map(|one| Place::of_reference(&one.target));
        self.waiting.extend(targets);
    }

    /// What is needed by its name: the schemas of mappings, and security schemes.
    fn need_names(&mut self, place: &Place) {
        let Some(found) = node(self.value, place) else {
            return;
        };
        let mut mappings = Vec::new();
        find_mappings(found, place, &mut mappings);
        for mapping in mappings {
            let target = node(self.value, &mapping).and_then(Value::as_str);
            let target = target.map(|target| match Place::of_reference(target) {
                Some(place) => place,
                None => Place::root().key("components").key("schemas").key(target),
            });
            self.waiting.extend(target);
        }
        let mut security = Vec::new();
        find_security(found, &mut security);
        self.need_schemes(security.into_iter());
    }

    fn need_schemes<'s>(&mut self, security: impl Iterator<Item = &'s Value>) {
        let schemes = Place::root().key("components").key("securitySchemes");
        for requirement in security.filter_map(Value::as_array).flatten() {
            let names = requirement
                .as_object()
                .into_iter()
                .flat_map(|one| one.keys());
            self.waiting.extend(names.map(|name| schemes.key(name)));
        }
    }

    /// Schemas that include one with a discriminator and no list of branches are its branches.
    fn need_heirs(&mut self) {
        let schemas = Place::root().key("components").key("schemas");
        let section = self
            .value
            .pointer("/components/schemas")
            .and_then(Value::as_object);
        let mut heirs: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (name, schema) in section.into_iter().flatten() {
            let members = schema.get("allOf").and_then(Value::as_array);
            for member in members.into_iter().flatten() {
                let reference = member.get("$ref").and_then(Value::as_str);
                let base = reference.and_then(|text| text.strip_prefix("#/components/schemas/"));
                heirs
                    .entry(base.unwrap_or_default())
                    .or_default()
                    .push(name);
            }
        }
        let is_base = |schema: &Value| {
            let choices = ["oneOf", "anyOf"];
            schema.get("discriminator").is_some()
                && choices.iter().all(|key| schema.get(key).is_none())
        };
        let bases = section.into_iter().flatten().filter(|(name, schema)| {
            is_base(schema) && self.components.contains(&schemas.key(name))
        });
        let mut bases: Vec<&str> = bases.map(|(name, _)| name.as_str()).collect();
        let mut known: HashSet<&str> = bases.iter().copied().collect();
        while let Some(base) = bases.pop() {
            for heir in heirs.get(base).into_iter().flatten() {
                if known.insert(heir) {
                    bases.push(heir);
                    let heir = schemas.key(heir);
                    if !self.components.contains(&heir) {
                        self.waiting.push(heir);
                    }
                }
            }
        }
    }
}

/// The lists of requirements in a node.
fn find_security<'v>(value: &'v Value, found: &mut Vec<&'v Value>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                match key.as_str() {
                    "security" if value.is_array() => found.push(value),
                    _ => find_security(value, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| find_security(item, found)),
        _ => {}
    }
}
