//! Keywords of a schema that do not go with its type.

use serde_json::{Map, Value};

use super::Place;
use super::grammar::TYPES;
use crate::report::{Code, Report, quoted};

/// The keywords that say something of values of one kind only, with the types that
/// have such values. JSON Schema passes over them for all others.
const OF_TYPES: [(&[&str], &[&str]); 4] = [
    (&["minLength", "maxLength", "pattern"], &["string"]),
    (
        &[
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
            "multipleOf",
        ],
        &["number", "integer"],
    ),
    (
        &["items", "minItems", "maxItems", "uniqueItems"],
        &["array"],
    ),
    (
        &[
            "properties",
            "required",
            "additionalProperties",
            "minProperties",
            "maxProperties",
        ],
        &["object"],
    ),
];

/// The same of the keywords that OpenAPI 3.0 has not. No type is inferred from them.
const LATER_OF_TYPES: [(&[&str], &str); 3] = [
    (
        &["contentEncoding", "contentMediaType", "contentSchema"],
        "string",
    ),
    (
        &[
            "contains",
            "maxContains",
            "minContains",
            "prefixItems",
            "unevaluatedItems",
        ],
        "array",
    ),
    (
        &[
            "dependentRequired",
            "dependentSchemas",
            "patternProperties",
            "propertyNames",
            "unevaluatedProperties",
        ],
        "object",
    ),
];

/// Keywords that say something beside one of some others alone.
const BESIDE: [(&str, &[&str]); 5] = [
    ("else", &["if"]),
    ("if", &["else", "then"]),
    ("maxContains", &["contains"]),
    ("minContains", &["contains"]),
    ("then", &["if"]),
];

/// Keywords whose schema is a rule for values that another tells the type of.
const CONDITIONS: [&str; 7] = [
    "contains",
    "else",
    "if",
    "not",
    "propertyNames",
    "then",
    "unevaluatedProperties",
];

/// Takes away what says nothing of values of the schema's type, and finds the type
/// that is meant where there is none.
pub(super) fn check(schema: &mut Map<String, Value>, place: &Place, report: &mut Report) {
    drop_alone(schema, place, report);
    match only_type(schema) {
        Some(ty) if TYPES.contains(&ty) => {
            let ty = ty.to_owned();
            drop_foreign(schema, &ty, place, report);
            drop_format(schema, &ty, place, report);
            drop_discriminator(schema, &ty, place, report);
        }
        Some(_) => {}
        None if schema.contains_key("type") => {}
        // What a member of a composition leaves open, the others say.
        None if is_member(place) => {}
        None => infer_type(schema, place, report),
    }
}

/// The type of a schema that has one, whether `null` is allowed besides or not.
fn only_type(schema: &Map<String, Value>) -> Option<&str> {
    let ty = schema.get("type")?;
    let Some(list) = ty.as_array() else {
        return ty.as_str();
    };
    let mut names = list.iter().filter(|name| name.as_str() != Some("null"));
    match (names.next(), names.next()) {
        (Some(only), None) => only.as_str(),
        _ => None,
    }
}

fn is_member(place: &Place) -> bool {
    let list = place.parent().and_then(Place::name);
    let is_condition = place.name().is_some_and(|name| CONDITIONS.contains(&name));
    is_condition
        || list.is_some_and(|list| matches!(list, "allOf" | "anyOf" | "oneOf" | "dependentSchemas"))
}

/// Whether a keyword says something of values of a type.
pub(super) fn goes_with(keyword: &str, ty: &str) -> bool {
    OF_TYPES
        .iter()
        .all(|(keywords, types)| !keywords.contains(&keyword) || types.contains(&ty))
}

/// Whether a keyword says something of values of one kind only.
pub(super) fn is_of_one_type(keyword: &str) -> bool {
    OF_TYPES
        .iter()
        .any(|(keywords, _)| keywords.contains(&keyword))
}

fn drop_foreign(schema: &mut Map<String, Value>, ty: &str, place: &Place, report: &mut Report) {
    let foreign = OF_TYPES.iter().filter(|(_, types)| !types.contains(&ty));
    let later = LATER_OF_TYPES.iter().filter(|(_, of)| *of != ty);
    let foreign = foreign.flat_map(|(keywords, _)| *keywords);
    for keyword in foreign.chain(later.flat_map(|(keywords, _)| *keywords)) {
        if schema.shift_remove(*keyword).is_some() {
            let message = format!("{} says nothing of values of type {ty}", quoted(keyword));
            report
                .add(Code::KeywordOfOtherType, &place.key(keyword), message)
                .at_key()
                .help("it is passed over, as JSON Schema says");
        }
    }
}

/// Takes away a discriminator that has no objects to tell apart.
fn drop_discriminator(
    schema: &mut Map<String, Value>,
    ty: &str,
    place: &Place,
    report: &mut Report,
) {
    let is_choice = ["allOf", "anyOf", "oneOf"]
        .iter()
        .any(|keyword| schema.contains_key(*keyword));
    if ty != "object" && !is_choice && schema.shift_remove("discriminator").is_some() {
        let message = format!("`discriminator` says nothing of values of type {ty}");
        report
            .add(
                Code::KeywordOfOtherType,
                &place.key("discriminator"),
                message,
            )
            .at_key()
            .help("it is passed over: it tells objects apart");
    }
}

/// Takes away what says nothing without another keyword.
fn drop_alone(schema: &mut Map<String, Value>, place: &Place, report: &mut Report) {
    for (keyword, others) in BESIDE {
        let is_alone = || others.iter().all(|other| !schema.contains_key(*other));
        if !schema.contains_key(keyword) || !is_alone() {
            continue;
        }
        schema.shift_remove(keyword);
        let others: Vec<String> = others.iter().map(|other| quoted(other)).collect();
        let message = format!(
            "{} says nothing without {}",
            quoted(keyword),
            others.join(" or ")
        );
        report
            .add(Code::KeywordOfOtherType, &place.key(keyword), message)
            .at_key()
            .help("it is passed over, as JSON Schema says");
    }
}

/// Takes away a format that says nothing, since only strings and numbers have one.
fn drop_format(schema: &mut Map<String, Value>, ty: &str, place: &Place, report: &mut Report) {
    if !matches!(ty, "object" | "array" | "boolean") {
        return;
    }
    if let Some(format) = schema.shift_remove("format") {
        let format = quoted(format.as_str().unwrap_or_default());
        let message = format!("the format {format} says nothing of values of type {ty}");
        report
            .add(Code::KeywordOfOtherType, &place.key("format"), message)
            .at_key()
            .help("it is passed over, as JSON Schema says");
    }
}

/// Finds the types that are meant by keywords for some types only. Without a type, they
/// would leave values of all others free.
fn infer_type(schema: &mut Map<String, Value>, place: &Place, report: &mut Report) {
    if ["allOf", "anyOf", "oneOf", "not", "enum", "const", "$ref"]
        .iter()
        .any(|keyword| schema.contains_key(*keyword))
    {
        return;
    }
    let given = |keywords: &[&'static str]| {
        let mut keywords = keywords.iter();
        keywords
            .find(|keyword| schema.contains_key(**keyword))
            .copied()
    };
    let found: Vec<_> = OF_TYPES
        .iter()
        .filter_map(|(keywords, types)| Some((given(keywords)?, *types.first()?)))
        .collect();
    match found.as_slice() {
        [] => infer_type_of_format(schema, place, report),
        // Objects are understood without a type.
        [(_, "object")] => {}
        [(keyword, ty)] => {
            implied(keyword, &format!("type: {ty}"), place, report);
            schema.insert("type".to_owned(), Value::from(*ty));
        }
        [(keyword, _), ..] => {
            let types: Vec<&str> = found.iter().map(|(_, ty)| *ty).collect();
            let read = format!("type: [{}]", types.join(", "));
            implied(keyword, &read, place, report);
            schema.insert("type".to_owned(), types.into());
        }
    }
}

fn implied(keyword: &str, read: &str, place: &Place, report: &mut Report) {
    let message = format!("{} without a `type`", quoted(keyword));
    report
        .add(Code::ImpliedType, &place.key(keyword), message)
        .at_key()
        .help(format!("read as if there were `{read}`"));
}

/// A format alone tells the type, if it is known. Any other says nothing.
fn infer_type_of_format(schema: &mut Map<String, Value>, place: &Place, report: &mut Report) {
    let Some(format) = schema.get("format").and_then(Value::as_str) else {
        return;
    };
    match type_of_format(format) {
        Some(ty) => {
            implied("format", &format!("type: {ty}"), place, report);
            schema.insert("type".to_owned(), ty.into());
        }
        None => {
            let message = format!(
                "the format {} says nothing without a `type`",
                quoted(format)
            );
            report
                .add(Code::KeywordOfOtherType, &place.key("format"), message)
                .at_key()
                .help("it is passed over");
            schema.shift_remove("format");
        }
    }
}

/// The type of the values of a format.
pub(crate) fn type_of_format(format: &str) -> Option<&'static str> {
    Some(match format {
        "int32" | "int64" => "integer",
        "float" | "double" => "number",
        "binary"
        | "byte"
        | "date"
        | "date-time"
        | "duration"
        | "email"
        | "hostname"
        | "idn-email"
        | "idn-hostname"
        | "ipv4"
        | "ipv6"
        | "iri"
        | "iri-reference"
        | "json-pointer"
        | "password"
        | "regex"
        | "relative-json-pointer"
        | "time"
        | "uri"
        | "uri-reference"
        | "uri-template"
        | "uuid" => "string",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check_mended(mut schema: Value, mended: Value, diagnostics: usize) {
        let mut report = Report::new();
        let object = schema.as_object_mut().expect("an object");
        check(object, &Place::root(), &mut report);
        assert_eq!(schema, mended);
        assert_eq!(report.diagnostics().len(), diagnostics);
    }

    #[test]
    fn what_does_not_go_with_the_type_is_dropped() {
        check_mended(
            json!({"type": "string", "uniqueItems": true, "minLength": 1}),
            json!({"type": "string", "minLength": 1}),
            1,
        );
        check_mended(
            json!({"type": "integer", "minimum": 1, "required": ["a"], "items": {}}),
            json!({"type": "integer", "minimum": 1}),
            2,
        );
        check_mended(
            json!({"type": ["object", "null"], "format": "own"}),
            json!({"type": ["object", "null"]}),
            1,
        );
        let number = json!({"type": "number", "multipleOf": 2});
        check_mended(number.clone(), number, 0);
    }

    #[test]
    fn a_type_is_found_where_one_only_is_meant() {
        check_mended(
            json!({"pattern": "a"}),
            json!({"pattern": "a", "type": "string"}),
            1,
        );
        check_mended(
            json!({"pattern": "a", "minimum": 1}),
            json!({"pattern": "a", "minimum": 1, "type": ["string", "number"]}),
            1,
        );
        check_mended(
            json!({"format": "date-time"}),
            json!({"format": "date-time", "type": "string"}),
            1,
        );
        check_mended(json!({"format": "own"}), json!({}), 1);
        for same in [
            json!({"properties": {}}),
            json!({"oneOf": [], "minimum": 1}),
            json!({}),
        ] {
            check_mended(same.clone(), same, 0);
        }
    }
}
