//! What cannot have changed, since it says the same and so does all that it refers to.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::heirs::Heirs;
use generator::internals::Checked;
use generator::source::Place;

/// The references that lead to something else in the two descriptions, directly or by others.
#[derive(Debug, Default)]
pub(super) struct Touched {
    references: HashSet<String>,
    /// Whether the same words may mean other things.
    all: bool,
}

impl Touched {
    /// Finds what was touched between two descriptions.
    pub fn find(
        (old, old_heirs): (&Checked, &Heirs),
        (new, new_heirs): (&Checked, &Heirs),
    ) -> Self {
        if old.is_3_0() != new.is_3_0() {
            return Self {
                all: true,
                ..Self::default()
            };
        }
        let heirs = [old_heirs, new_heirs].map(|heirs| heirs.all().collect());
        let mut all = HashSet::new();
        for document in [old, new] {
            let mut found = Vec::new();
            references(document.root(), &mut found);
            all.extend(found);
        }
        all.extend(listed(&heirs));
        let mut uses = Uses::default();
        for reference in all {
            uses.add(reference, target(old, reference), target(new, reference));
        }
        uses.add_heirs(&heirs);
        Self {
            references: uses.touched(),
            all: false,
        }
    }

    /// Whether two nodes say the same, and mean it.
    pub fn is_same(&self, old: &Value, new: &Value) -> bool {
        if self.all || old != new {
            return false;
        }
        let mut found = Vec::new();
        references(new, &mut found);
        !found.into_iter().any(|one| self.references.contains(one))
    }
}

/// The heirs of the schemas of a description, as references.
type OfBases<'h> = HashMap<&'h str, Vec<String>>;

fn listed<'h>(heirs: &'h [OfBases<'_>; 2]) -> impl Iterator<Item = &'h str> {
    let all = heirs.iter().flat_map(HashMap::values).flatten();
    all.map(String::as_str)
}

/// Which references are used by which.
#[derive(Default)]
struct Uses<'r> {
    users: HashMap<&'r str, Vec<&'r str>>,
    /// Those that lead to something else themselves.
    others: Vec<&'r str>,
}

impl<'r> Uses<'r> {
    /// Adds what a reference leads to in both descriptions.
    fn add(&mut self, reference: &'r str, before: Option<&'r Value>, after: Option<&'r Value>) {
        match before {
            Some(before) if Some(before) == after => {
                let mut inner = Vec::new();
                references(before, &mut inner);
                for used in inner {
                    self.users.entry(used).or_default().push(reference);
                }
            }
            _ => self.others.push(reference),
        }
    }

    /// Adds that whoever refers to a schema refers to those that stand for it.
    fn add_heirs(&mut self, [old, new]: &'r [OfBases<'r>; 2]) {
        for (base, heirs) in old.iter().chain(new) {
            if old.get(base) != new.get(base) {
                self.others.push(base);
            }
            for heir in heirs {
                self.users.entry(heir).or_default().push(base);
            }
        }
    }

    /// What leads to something else, directly or by others.
    fn touched(self) -> HashSet<String> {
        let mut touched = HashSet::new();
        let mut waiting = self.others;
        while let Some(reference) = waiting.pop() {
            if touched.insert(reference.to_owned()) {
                waiting.extend(self.users.get(reference).into_iter().flatten());
            }
        }
        touched
    }
}

fn target<'a>(document: &'a Checked, reference: &str) -> Option<&'a Value> {
    document.at(&Place::of_reference(reference)?)
}

/// The references in a value.
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
