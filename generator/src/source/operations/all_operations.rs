//! Facts about a whole description, including the operations that are not selected.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::function_names::FunctionNames;
use super::titles::titles;
use crate::selection::METHODS;
use crate::source::grammar::{ADDITIONAL_OPERATIONS, ROOT, Shape, visit_whole};
use crate::source::tree::{entries, keys};

/// Facts that names and references need, also about parts that may be removed.
#[derive(Clone, Debug, Default)]
pub(in crate::source) struct AllOperations {
    /// The values of `operationId`.
    pub ids: BTreeSet<String>,
    /// The fixed segments with which all paths begin, such as `/api/v1`.
    pub path_prefix: String,
    /// The titles of inline schemas, and their numbers.
    pub titles: BTreeMap<String, usize>,
    /// The short names of operations.
    pub functions: FunctionNames,
}

impl AllOperations {
    pub fn of(description: &Value) -> Self {
        let paths = keys(description.get("paths"));
        let ids = ids(description);
        Self {
            functions: FunctionNames::of(description, &ids),
            ids,
            titles: titles(description),
            path_prefix: path_prefix(paths.filter(|path| path.starts_with('/'))),
        }
    }
}

fn ids(description: &Value) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    visit_whole(description, ROOT, |shape, object, _| {
        if !shape.is_none_or(|shape| shape == Shape::PathItem) {
            return;
        }
        let additional = entries(object.get(ADDITIONAL_OPERATIONS)).map(|(_, one)| one);
        let fixed = METHODS.iter().filter_map(|method| object.get(*method));
        let found = fixed
            .chain(additional)
            .filter_map(|one| one.get("operationId")?.as_str());
        ids.extend(found.map(str::to_owned));
    });
    ids
}

/// Finds the segments that all paths have before another fixed segment, which names the resource.
fn path_prefix<'a>(mut paths: impl Iterator<Item = &'a str>) -> String {
    let fixed = |path: &'a str| {
        let segments = path.split('/').skip(1);
        segments.take_while(|segment| !segment.is_empty() && !segment.contains('{'))
    };
    let (Some(first), Some(second)) = (paths.next(), paths.next()) else {
        return String::new();
    };
    let mut prefix: Vec<&str> = fixed(first).collect();
    prefix.pop();
    for path in std::iter::once(second).chain(paths) {
        let count = fixed(path).count().saturating_sub(1);
        let common = prefix.iter().zip(fixed(path).take(count));
        let common = common.take_while(|(one, other)| *one == other).count();
        prefix.truncate(common);
    }
    prefix.iter().map(|segment| format!("/{segment}")).collect()
}

#[cfg(test)]
mod tests {
    use super::path_prefix;

    #[track_caller]
    fn check(paths: &[&str], prefix: &str) {
        assert_eq!(path_prefix(paths.iter().copied()), prefix, "{paths:?}");
    }

    #[test]
    fn the_prefix_is_followed_by_a_fixed_segment() {
        check(&[], "");
        check(&["/"], "");
        check(&["/api/v1/pets"], "");
        check(&["/api/v1/pets", "/api/v1/pets/{id}"], "/api/v1");
        check(&["/api/v1/pets", "/api/v1/users/{id}"], "/api/v1");
        check(&["/api/v1/pets", "/api/v2/pets"], "/api");
        check(&["/api/pets", "/api/"], "");
        check(&["/api/{id}", "/api/{id}/toys"], "");
        check(&["/pets/{id}/toys", "/pets/{id}/toys/{toy}"], "");
        check(&["/api/pets", "/health"], "");
    }
}
