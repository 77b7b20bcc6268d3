//! Operations without an `operationId`, which are named after their paths, and with one that
//! repeats path and method.

use std::collections::{BTreeSet, HashMap};

use super::description::{Description, Operation};
use crate::lower::ids_of_unnamed;
use crate::lowered::Method;
use crate::names;
use crate::report::{Code, Report, quoted};
use crate::source::function_name;

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let operations = &description.operations;
    let ids: BTreeSet<&str> = operations.iter().filter_map(Operation::id).collect();
    check_length(operations, &ids, report);
    let unnamed: Vec<_> = operations.iter().filter(|one| one.id().is_none()).collect();
    let prefix = description.inferred.path_prefix.as_str();
    let names = unnamed.iter().map(|one| {
        let path = one.path.strip_prefix(prefix).unwrap_or(one.path);
        (&one.method, path)
    });
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

/// Reports the ids that frameworks make of the name of a function, its path and its method, such as
/// `read_flows_flows_filter_post`.
fn check_length(operations: &[Operation<'_>], ids: &BTreeSet<&str>, report: &mut Report) {
    let mut taken = ids.clone();
    for operation in operations {
        let Some((id, short)) = operation.id().and_then(|id| {
            Some((
                id,
                function_name(id, operation.method.as_str(), operation.path)?,
            ))
        }) else {
            continue;
        };
        let message = format!("`operationId` {} repeats path and method", quoted(id));
        let help = match taken.insert(short) {
            true => format!(
                "shorten it to {} in the description or by an overlay (`update: {{operationId: {short}}}`), or \
                 generate with `--names short`",
                quoted(short)
            ),
            false => {
                "shorten it in the description or by an overlay, or generate with `--names short`"
                    .to_owned()
            }
        };
        let place = operation.place.key("operationId");
        report
            .add(Code::LongOperationId, &place, message)
            .help(help);
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
    let verb = match &operation.method {
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
        Method::Other(token) => &token.to_lowercase(),
    };
    let is_singular = is_one || (verb == "create");
    let noun = if is_singular {
        names::commands::singular(noun)
    } else {
        noun.to_owned()
    };
    names::lower_camel(&format!("{verb} {noun}"))
}
