//! Inline schemas that become types, whose names depend on their location.

use std::collections::BTreeSet;

use serde_json::Value;

use super::description::Description;
use crate::names;
use crate::report::{Code, Report};
use crate::source::{Place, node};

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let taken = description.schemas();
    let taken = taken.map(|(known, ..)| names::upper_camel(known));
    let taken: BTreeSet<String> = taken.collect();
    for one in &description.inferred.inline {
        // The names of an object and a property make a good name for an enum.
        let has_good_name = one.kind == "enum" && is_of_one_name(&one.place);
        // Alternatives of a component are named after their tags, or else numbered.
        let is_alternative =
            is_alternative_of_component(&one.place) && !one.name.ends_with(char::is_numeric);
        if has_good_name || is_alternative {
            continue;
        }
        let title = node(description.value, &one.place).and_then(|schema| schema.get("title"));
        let title = title.and_then(Value::as_str).map(names::upper_camel);
        let title = title.filter(|title| !taken.contains(title) && title.len() <= one.name.len());
        let name = title.unwrap_or_else(|| one.name.clone());
        let (kind, inline) = (one.kind, &one.name);
        let message = format!("inline {kind}, named `{inline}` after its location");
        report
            .add(Code::InlineSchema, &one.place, message)
            .at_key()
            .help(format!(
                "move it to `components/schemas/{name}`, and refer to it by `$ref: '#/components/schemas/{name}'`"
            ));
    }
}

fn is_alternative_of_component(place: &Place) -> bool {
    let steps = place.steps();
    matches!(
        steps.as_slice(),
        ["components", "schemas", _, "oneOf" | "anyOf", _]
    )
}

/// Returns `true` for the schema of a property or parameter.
fn is_of_one_name(place: &Place) -> bool {
    let steps = place.steps();
    matches!(
        steps.as_slice(),
        [.., "properties", _] | [.., "parameters", _, "schema"]
    )
}
