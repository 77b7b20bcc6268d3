//! Schemas without a name that become types: somebody has to make a name for them.

use std::collections::BTreeSet;

use serde_json::Value;

use super::description::{Description, entries};
use crate::names;
use crate::report::{Code, Report};
use crate::source::{Place, node};

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let components = description.value.pointer("/components/schemas");
    let taken = entries(components).map(|(known, _)| names::upper_camel(known));
    let taken: BTreeSet<String> = taken.collect();
    for one in &description.inline {
        // The name of an enum is that of its property, with that of the object: nobody would choose another.
        let is_named_well = one.kind == "enum" && is_of_one_name(&one.place);
        // Branches of a component are called after what tells them apart, or they have numbers.
        let is_branch = is_branch_of_component(&one.place) && !one.name.ends_with(char::is_numeric);
        if is_named_well || is_branch {
            continue;
        }
        let title = node(description.value, &one.place).and_then(|schema| schema.get("title"));
        let title = title.and_then(Value::as_str).map(names::upper_camel);
        let title = title.filter(|title| !taken.contains(title) && title.len() <= one.name.len());
        let name = title.unwrap_or_else(|| one.name.clone());
        let message = format!(
            "{} without a name of its own, called `{}` after its place",
            article(one.kind),
            one.name
        );
        report
            .add(Code::InlineSchema, &one.place, message)
            .at_key()
            .help(format!(
                "move it to `components/schemas/{name}`, and put `$ref: '#/components/schemas/{name}'` here"
            ));
    }
}

fn article(kind: &str) -> &'static str {
    match kind {
        "enum" => "an enum",
        "union" => "a choice",
        _ => "an object",
    }
}

fn is_branch_of_component(place: &Place) -> bool {
    let steps = place.steps();
    matches!(
        steps.as_slice(),
        ["components", "schemas", _, "oneOf" | "anyOf", _]
    )
}

/// Whether a schema is a property or the schema of a parameter.
fn is_of_one_name(place: &Place) -> bool {
    let steps = place.steps();
    matches!(
        steps.as_slice(),
        [.., "properties", _] | [.., "parameters", _, "schema"]
    )
}
