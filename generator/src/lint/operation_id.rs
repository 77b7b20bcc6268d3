//! Operations without an `operationId`, which are named after their paths.

use std::collections::{BTreeSet, HashMap};

use super::description::{Description, Operation};
use crate::lower::ids_of_unnamed;
use crate::model::Method;
use crate::names;
use crate::report::{Code, Report};

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let operations = &description.operations;
    let ids: BTreeSet<&str> = operations.iter().filter_map(Operation::id).collect();
    let unnamed: Vec<_> = operations.iter().filter(|one| one.id().is_none()).collect();
    let names = unnamed.iter().map(|one| (one.method, one.path));
    let names = ids_of_unnamed(ids.iter().copied(), names);
    let short: Vec<String> = unnamed.iter().map(|one| short_id(one)).collect();
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for id in &short {
        *counts.entry(id).or_default() += 1;
    }
    for ((operation, name), id) in unnamed.iter().zip(&names).zip(&short) {
        let kept = names::lower_camel(name);
        let is_free = !ids.contains(id.as_str()) && counts.get(id.as_str()) == Some(&1);
        let shorter = (is_free && *id != kept).then(|| format!("; `{id}` is shorter"));
        let message = format!("operation without an `operationId`, named `{name}` after its path");
        report
            .add(Code::MissingOperationId, &operation.place, message)
            .at_key()
            .label("the name changes with the path")
            .help(format!(
                "add `operationId: {kept}` to keep the name{}",
                shorter.unwrap_or_default()
            ));
    }
}

/// A conventional id: `getPet` for `GET /pets/{petId}`, and `listPets` for `GET /pets`.
fn short_id(operation: &Operation<'_>) -> String {
    let is_placeholder = |segment: &&str| segment.contains('{');
    let segments = operation
        .path
        .split('/')
        .filter(|segment| !segment.is_empty());
    let segments: Vec<&str> = segments.collect();
    let is_one = segments.last().is_some_and(is_placeholder);
    let noun = segments
        .iter()
        .rev()
        .find(|segment| !is_placeholder(segment));
    let noun = noun.copied().unwrap_or("root");
    let is_many = noun.ends_with('s') && !noun.ends_with("ss");
    let verb = match operation.method {
        Method::Get if is_many && !is_one => "list",
        Method::Get => "get",
        Method::Head => "check",
        Method::Put => "replace",
        Method::Post if is_many && !is_one => "create",
        Method::Post => "post",
        Method::Delete => "delete",
        Method::Patch => "update",
        Method::Options => "options",
        Method::Trace => "trace",
    };
    let is_singular = is_one || (verb == "create");
    let noun = if is_singular {
        names::commands::singular(noun)
    } else {
        noun.to_owned()
    };
    names::lower_camel(&format!("{verb} {noun}"))
}
