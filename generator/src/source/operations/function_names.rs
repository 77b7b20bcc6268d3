//! The names of functions in operation ids of frameworks: `read_flows` in `read_flows_flows_filter_post`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::selection::METHODS;
use crate::source::tree::entries;

/// Returns the name of the function before the path and the method, as FastAPI composes an `operationId`.
pub(crate) fn function_name<'i>(id: &'i str, method: &str, path: &str) -> Option<&'i str> {
    let path = path.replace(|letter: char| !letter.is_alphanumeric(), "_");
    let name = id.strip_suffix(&format!("{path}_{}", method.to_lowercase()))?;
    (!name.is_empty()).then_some(name)
}

/// The short names of the functions of all operations.
#[derive(Clone, Debug, Default)]
pub(crate) struct FunctionNames {
    /// The numbers of operations that a name stands for: an id, or a function with or without its tag.
    uses: BTreeMap<String, usize>,
}

impl FunctionNames {
    pub(super) fn of(description: &Value, ids: &BTreeSet<String>) -> Self {
        let mut uses: BTreeMap<String, usize> = ids.iter().map(|id| (id.clone(), 1)).collect();
        for (path, item) in entries(description.get("paths")) {
            let methods = METHODS.iter();
            for (method, operation) in methods.filter_map(|one| Some((one, item.get(*one)?))) {
                let id = operation.get("operationId").and_then(Value::as_str);
                let Some(name) = id.and_then(|id| function_name(id, method, path)) else {
                    continue;
                };
                let tag = operation.pointer("/tags/0").and_then(Value::as_str);
                let with_tag = tag.map(|tag| with_tag(name, tag));
                for name in [Some(name.to_owned()), with_tag].into_iter().flatten() {
                    *uses.entry(name).or_default() += 1;
                }
            }
        }
        Self { uses }
    }

    /// Returns the name of the function if it stands for one operation; otherwise with the tag, if that does. `None` for others,
    /// which keep their ids.
    pub(crate) fn short(
        &self,
        id: &str,
        method: &str,
        path: &str,
        tag: Option<&str>,
    ) -> Option<String> {
        let name = function_name(id, method, path)?;
        let names = [Some(name.to_owned()), tag.map(|tag| with_tag(name, tag))];
        let mut names = names.into_iter().flatten();
        names.find(|name| self.uses.get(name) == Some(&1))
    }
}

fn with_tag(name: &str, tag: &str) -> String {
    format!("{tag} {name}")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn repeated_functions_have_their_tags() {
        let operation = |id: &str, tag: &str| json!({"operationId": id, "tags": [tag]});
        let description = json!({"paths": {
            "/flows/filter": {"post": operation("read_flows_flows_filter_post", "flows")},
            "/pets/": {"get": operation("read_pets__get", "pets")},
            "/toys/{id}": {"get": operation("read_toys__id__get", "toys")},
            "/old": {"get": operation("old_old_get", "a"), "put": operation("old", "a")},
            "/a": {"get": operation("same_a_get", "a")},
            "/b": {"get": operation("same_b_get", "a")},
        }});
        let ids = [
            "read_flows_flows_filter_post",
            "read_pets__get",
            "read_toys__id__get",
            "old_old_get",
            "old",
        ];
        let names = FunctionNames::of(&description, &ids.map(str::to_owned).into());
        let short = |id, method, path, tag| names.short(id, method, path, Some(tag));
        let flows = short(
            "read_flows_flows_filter_post",
            "POST",
            "/flows/filter",
            "flows",
        );
        assert_eq!(flows.as_deref(), Some("read_flows"));
        assert_eq!(
            short("read_pets__get", "GET", "/pets/", "pets").as_deref(),
            Some("pets read")
        );
        assert_eq!(
            short("read_toys__id__get", "GET", "/toys/{id}", "toys").as_deref(),
            Some("toys read")
        );
        assert_eq!(
            short("old_old_get", "GET", "/old", "a").as_deref(),
            Some("a old")
        );
        assert_eq!(short("same_a_get", "GET", "/a", "a"), None);
        assert_eq!(short("old", "PUT", "/old", "a"), None);
    }
}
