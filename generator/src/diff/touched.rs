//! What cannot have changed, since it says the same and so does all that it refers to.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::heirs::Heirs;
use crate::source::{Checked, Place};

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
        let heirs = [old_heirs, new_heirs].map(|heirs| heirs.all().collect::<HashMap<_, _>>());
        let mut all = Vec::new();
        references(old.root(), &mut all);
        references(new.root(), &mut all);
        all.extend(
            heirs
                .iter()
                .flat_map(HashMap::values)
                .flatten()
                .map(String::as_str),
        );
        let all: HashSet<&str> = all.into_iter().collect();
        let mut users: HashMap<&str, Vec<&str>> = HashMap::new();
        let mut waiting: Vec<&str> = Vec::new();
        for reference in all {
            let (before, after) = (target(old, reference), target(new, reference));
            let (Some(before), Some(after)) = (before, after) else {
                waiting.push(reference);
                continue;
            };
            if before != after {
                waiting.push(reference);
            }
            let mut inner = Vec::new();
            references(before, &mut inner);
            for used in inner {
                users.entry(used).or_default().push(reference);
            }
        }
        let [old_heirs, new_heirs] = &heirs;
        for (base, of_base) in old_heirs.iter().chain(new_heirs) {
            if old_heirs.get(base) != new_heirs.get(base) {
                waiting.push(base);
            }
            for heir in of_base {
                users.entry(heir).or_default().push(base);
            }
        }
        let mut touched = HashSet::new();
        while let Some(reference) = waiting.pop() {
            if touched.insert(reference.to_owned()) {
                waiting.extend(users.get(reference).into_iter().flatten());
            }
        }
        Self {
            references: touched,
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

fn target<'a>(document: &'a Checked, reference: &str) -> Option<&'a Value> {
    document.at(&Place::of_reference(reference)?)
}

/// The references in a value.
pub(super) fn references<'v>(value: &'v Value, found: &mut Vec<&'v str>) {
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
