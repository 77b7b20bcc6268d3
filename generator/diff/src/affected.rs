//! References whose target changed, directly or indirectly. Nodes without them are compared by equality.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::subtypes::Subtypes;
use openapi_crates::internals::Checked;
use openapi_crates::source::Place;

#[derive(Debug, Default)]
pub(crate) struct Affected {
    references: HashSet<String>,
    /// `true` if equal nodes may have another meaning.
    all: bool,
}

impl Affected {
    /// Finds the references whose target differs between two descriptions.
    pub fn find(
        (old, old_subtypes): (&Checked, &Subtypes),
        (new, new_subtypes): (&Checked, &Subtypes),
    ) -> Self {
        if old.is_3_0() != new.is_3_0() {
            return Self {
                references: HashSet::new(),
                all: true,
            };
        }
        let subtypes: [SubtypeReferences<'_>; 2] =
            [old_subtypes, new_subtypes].map(|subtypes| subtypes.all().collect());
        let mut all = Vec::new();
        references(old.root(), &mut all);
        references(new.root(), &mut all);
        let of_subtypes = subtypes.iter().flat_map(HashMap::values).flatten();
        all.extend(of_subtypes.map(String::as_str));
        let mut uses = Uses::default();
        for reference in all.into_iter().collect::<HashSet<_>>() {
            uses.add(reference, target(old, reference), target(new, reference));
        }
        uses.add_subtypes(&subtypes);
        Self {
            references: uses.changed(),
            all: false,
        }
    }

    /// `true` if two nodes are equal and have the same meaning.
    pub fn is_same(&self, old: &Value, new: &Value) -> bool {
        if self.all || old != new {
            return false;
        }
        let mut found = Vec::new();
        references(new, &mut found);
        !found.into_iter().any(|one| self.references.contains(one))
    }
}

/// The references to the subtypes of each schema.
type SubtypeReferences<'s> = HashMap<&'s str, Vec<String>>;

#[derive(Default)]
struct Uses<'r> {
    /// The references whose target contains a reference.
    users: HashMap<&'r str, Vec<&'r str>>,
    /// The references whose target itself changed.
    changed: Vec<&'r str>,
}

impl<'r> Uses<'r> {
    fn add(&mut self, reference: &'r str, before: Option<&'r Value>, after: Option<&'r Value>) {
        match before.filter(|before| Some(*before) == after) {
            Some(before) => {
                let mut inner = Vec::new();
                references(before, &mut inner);
                for used in inner {
                    self.users.entry(used).or_default().push(reference);
                }
            }
            None => self.changed.push(reference),
        }
    }

    /// Makes each schema a user of its subtypes.
    fn add_subtypes(&mut self, [old, new]: &'r [SubtypeReferences<'r>; 2]) {
        for (base, subtypes) in old.iter().chain(new) {
            if old.get(base) != new.get(base) {
                self.changed.push(base);
            }
            for subtype in subtypes {
                self.users.entry(subtype).or_default().push(base);
            }
        }
    }

    /// Returns the references whose target changed, directly or indirectly.
    fn changed(self) -> HashSet<String> {
        let mut changed = HashSet::new();
        let mut waiting = self.changed;
        while let Some(reference) = waiting.pop() {
            if changed.insert(reference.to_owned()) {
                waiting.extend(self.users.get(reference).into_iter().flatten());
            }
        }
        changed
    }
}

fn target<'a>(document: &'a Checked, reference: &str) -> Option<&'a Value> {
    document.at(&Place::of_reference(reference)?)
}

/// Collects the references in a value.
fn references<'v>(value: &'v Value, found: &mut Vec<&'v str>) {
    match value {
        Value::Array(list) => list.iter().for_each(|item| references(item, found)),
        Value::Object(object) => {
            for (key, value) in object {
                match (key.as_str(), value) {
                    ("$ref", Value::String(text)) => found.push(text),
                    _ => references(value, found),
                }
            }
        }
        _ => {}
    }
}
