//! The media types of requests and responses (`consumes` and `produces`).

use std::collections::HashSet;

use serde_json::Value;

use super::Fields;
use crate::source::tree::Place;

/// Media types with their places.
#[derive(Clone, Debug, Default)]
pub(super) struct MediaTypes<'v>(Vec<(&'v str, Place)>);

impl<'v> MediaTypes<'v> {
    /// The media types in a field of an operation, or those of the whole description if it is missing. An empty list clears
    /// these (Swagger 2.0, "Operation Object").
    pub(super) fn of_operation(
        operation: &'v Value,
        field: &str,
        place: &Place,
        global: &Self,
    ) -> Self {
        match operation.get(field) {
            Some(Value::String(_) | Value::Array(_)) => Self::of(operation, field, place),
            _ => global.clone(),
        }
    }

    /// The media types in a field of an object; none if it is missing.
    pub(super) fn of(object: &'v Value, field: &str, place: &Place) -> Self {
        let place = place.key(field);
        let list = match object.get(field) {
            // A single string is not a list, which was reported.
            Some(Value::String(one)) => vec![(one.as_str(), place)],
            Some(Value::Array(list)) => {
                let entries = list.iter().enumerate();
                let entries = entries
                    .filter_map(|(index, entry)| Some((entry.as_str()?, place.index(index))));
                entries.collect()
            }
            _ => Vec::new(),
        };
        let mut known = HashSet::new();
        let distinct = list.into_iter().filter(|(name, _)| known.insert(*name));
        Self(distinct.collect())
    }

    /// The media types of the examples of a response. Others are keyed by names.
    pub(super) fn of_examples(response: &'v Fields, place: &Place) -> Self {
        let place = place.key("examples");
        let examples = response.get("examples").and_then(Value::as_object);
        let names = examples
            .into_iter()
            .flatten()
            .map(|(name, _)| name.as_str());
        let names = names.filter(|name| name.contains('/'));
        Self(names.map(|name| (name, place.key(name))).collect())
    }

    /// The media types, or others if there are none.
    pub(super) fn or(self, others: &Self) -> Self {
        if self.0.is_empty() {
            others.clone()
        } else {
            self
        }
    }

    /// The media types that match a condition.
    pub(super) fn filtered(&self, is_wanted: impl Fn(&str) -> bool) -> Self {
        let wanted = self.0.iter().filter(|(name, _)| is_wanted(name));
        Self(wanted.cloned().collect())
    }

    /// One media type, which is not declared.
    pub(super) fn assumed(name: &'v str, place: &Place) -> Self {
        Self(vec![(name, place.clone())])
    }

    /// The media types with the places that diagnostics about them refer to: `user` for those of the whole description.
    pub(super) fn used_at<'a>(
        &'a self,
        user: &'a Place,
    ) -> impl Iterator<Item = (&'v str, Place)> + 'a {
        self.0.iter().map(move |(name, place)| {
            let is_shared = place.parent().and_then(Place::parent) == Some(&Place::root());
            (*name, if is_shared { user } else { place }.clone())
        })
    }

    /// `true` if one is in both.
    pub(super) fn overlap(&self, others: &Self) -> bool {
        let is_other = |name: &str| others.0.iter().any(|(other, _)| *other == name);
        self.0.iter().any(|(name, _)| is_other(name))
    }

    /// `true` if all are the same, wherever they are declared.
    pub(super) fn equal(&self, others: &Self) -> bool {
        let names = |list: &Self| list.0.iter().map(|(name, _)| *name).collect::<Vec<_>>();
        names(self) == names(others)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `true` if a body of one of them can have a schema other than a string or a file, and is not a stream of values.
    pub(super) fn have_structure(&self) -> bool {
        let is_stream = |name: &str| {
            ["ndjson", "jsonl", "json-seq"]
                .iter()
                .any(|one| name.contains(one))
        };
        let is_structured = |name: &str| {
            ["json", "xml", "yaml", "form", "/*"]
                .iter()
                .any(|one| name.contains(one))
        };
        self.0.iter().any(|(name, _)| {
            let name = name.to_ascii_lowercase();
            is_structured(&name) && !is_stream(&name)
        })
    }

    /// The first media type, with its place.
    pub(super) fn first(&self) -> Option<&(&'v str, Place)> {
        self.0.first()
    }
}
