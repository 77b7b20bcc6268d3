//! Duplicates: repeated fields of a body and equal items of a list.

use crate::runtime::pointer::Pointer;
use crate::runtime::tree::Tree;
use crate::runtime::violation::Violations;

/// Returns the duplicates among some texts, each once and sorted. Sorting compiles to less code
/// than a set.
pub fn repeated(mut texts: Vec<&str>) -> Vec<&str> {
    texts.sort_unstable();
    let pairs = texts.windows(2);
    let equal = pairs.filter(|pair| pair.first() == pair.last());
    let mut repeated: Vec<&str> = equal.flat_map(|pair| pair.first().copied()).collect();
    repeated.dedup();
    repeated
}

/// Notes the repeated fields of an object.
pub fn check_repeated<'t>(
    names: impl Iterator<Item = &'t String>,
    at: &Pointer<'_>,
    violations: &mut Violations,
) {
    let names: Vec<&str> = names.map(String::as_str).collect();
    let repeated = repeated(names.clone());
    // They are reported in the order of the body.
    for name in names {
        if repeated.binary_search(&name).is_ok() {
            violations.push(Pointer::Key(at, name).place(), "must not be repeated");
        }
    }
}

/// Notes the repeated fields of all objects in a value.
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
