//! Integers without a format.

use super::description::{Description, has_type};
use crate::names;
use crate::report::{Code, Report};
use crate::source::{Place, Shape, node};

/// The last words of names of small numbers.
const SMALL: [&str; 14] = [
    "age", "count", "day", "height", "index", "limit", "month", "page", "percent", "port",
    "priority", "size", "width", "year",
];

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    for schema in description.all(|shape| shape == Shape::Schema) {
        let has = |key: &str| schema.value.get(key).is_some();
        let is_bounded = (has("minimum") || has("exclusiveMinimum"))
            && (has("maximum") || has("exclusiveMaximum"));
        if !has_type(schema.value, "integer")
            || has("format")
            || has("enum")
            || has("const")
            || is_bounded
        {
            continue;
        }
        let words = names::in_words(name_of(description, &schema.place));
        let is_small = words
            .rsplit(' ')
            .next()
            .is_some_and(|last| SMALL.contains(&last));
        let format = if is_small { "int32" } else { "int64" };
        report
            .add(
                Code::IntegerFormat,
                &schema.place,
                "integer without a format, which becomes an `i64`",
            )
            .at_key()
            .help(format!(
                "add a format, perhaps `format: {format}`, or `minimum` and `maximum`"
            ));
    }
}

/// The name of the property, parameter or header.
fn name_of<'p>(description: &'p Description<'_>, place: &'p Place) -> &'p str {
    let name = place.name().unwrap_or_default();
    if name != "schema" {
        return name;
    }
    let Some(owner) = place.parent() else {
        return name;
    };
    let parameter = node(description.value, owner).and_then(|owner| owner.get("name"));
    let parameter = parameter.and_then(serde_json::Value::as_str);
    parameter.or_else(|| owner.name()).unwrap_or_default()
}
