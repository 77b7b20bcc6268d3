//! Fields that a body repeats.

use std::collections::BTreeSet;

use super::pointer::Pointer;
use super::tree::Tree;
use super::violation::Violations;

/// Notes the fields that are repeated, of which a value would keep one only.
pub fn check_repeated<'t>(
    names: impl Iterator<Item = &'t String>,
    at: &Pointer<'_>,
    violations: &mut Violations,
) {
    let mut seen = BTreeSet::new();
    for name in names.filter(|name| !seen.insert(*name)) {
        violations.push(Pointer::Key(at, name).place(), "may be given once");
    }
}

/// The same of all objects in a value.
pub fn check_all_repeated(value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
    match value {
        Tree::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                check_all_repeated(item, &Pointer::Index(at, index), violations);
            }
        }
        Tree::Object(object) => {
            check_repeated(object.iter().map(|(name, _)| name), at, violations);
            for (name, value) in object {
                check_all_repeated(value, &Pointer::Key(at, name), violations);
            }
        }
        _ => {}
    }
}
