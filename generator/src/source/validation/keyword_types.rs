//! Keywords of a schema that do not apply to its type.

use serde_json::{Map, Value};

use crate::report::{Code, Report, quoted};
use crate::source::grammar::{COMPOSITION, KEYWORDS, Keyword, Role, TYPES, Version};
use crate::source::tree::Place;

/// The types of the values that a keyword constrains, if these are not all types.
fn types_of(keyword: &Keyword) -> Option<&'static [&'static str]> {
    match keyword.role {
        Role::Constraint([]) => None,
        Role::Constraint(types) => Some(types),
        _ => None,
    }
}

/// Keywords of OpenAPI 3.1 whose values have types of their own: maps.
const OF_MAPS: [&str; 2] = ["patternProperties", "unevaluatedProperties"];

/// The keywords that constrain values of some types only, and from which a missing type is inferred: those of OpenAPI 3.0,
/// and those of maps.
fn inferring() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    let infers = |keyword: &&Keyword| {
        keyword.open_api.is_some_and(|since| since < Version::V3_1)
            || OF_MAPS.contains(&keyword.field.name)
    };
    let keywords = KEYWORDS.iter().filter(infers);
    keywords.filter_map(|keyword| Some((keyword.field.name, types_of(keyword)?)))
}

/// Keywords that have an effect only next to one of others, and those next to which they have one that is not
/// validation: `if` alone evaluates properties and items.
const DEPENDENT: [(&str, &[&str], &[&str]); 5] = [
    ("else", &["if"], &[]),
    (
        "if",
        &["else", "then"],
        &["unevaluatedItems", "unevaluatedProperties"],
    ),
    ("maxContains", &["contains"], &[]),
    ("minContains", &["contains"], &[]),
    ("then", &["if"], &[]),
];

/// Keywords whose schemas constrain a value that another schema describes, so that no type is inferred for them.
const CONDITIONS: [&str; 7] = [
    "contains",
    "else",
    "if",
    "not",
    "propertyNames",
    "then",
    "unevaluatedProperties",
];

/// Drops keywords without effect, and infers a missing type.
pub(super) fn check(
    schema: &mut Map<String, Value>,
    place: &Place,
    version: Version,
    report: &mut Report,
) {
    for (keyword, others, evaluating) in DEPENDENT {
        let is_present = |key: &str| schema.contains_key(key);
        let mut effective = others.iter().chain(evaluating);
        if is_present(keyword) && !effective.any(|other| is_present(other)) {
            let others: Vec<String> = others.iter().map(|other| quoted(other)).collect();
            let reason = format!("without {}", others.join(" or "));
            drop(keyword, &reason, schema, place, report);
        }
    }
    note_encoding(schema, place, report);
    match only_type(schema) {
        Some(ty) if TYPES.contains(&ty) => {
            let ty = ty.to_owned();
            drop_others(schema, &ty, place, report);
        }
        Some(_) => {}
        None if schema.contains_key("type") || is_member(place) => {}
        None => infer_type(schema, place, version, report),
    }
}

/// Notes an encoding that the type of a string enforces, although JSON Schema only describes it.
fn note_encoding(schema: &Map<String, Value>, place: &Place, report: &mut Report) {
    let encoding = schema.get("contentEncoding").and_then(Value::as_str);
    let is_string = schema.get("type").is_some_and(|ty| ty == "string");
    if let Some(encoding @ ("base64" | "base64url")) = encoding.filter(|_| is_string) {
        let message = format!("only strings in {encoding} are accepted");
        report
            .add(
                Code::EnforcedEncoding,
                &place.key("contentEncoding"),
                message,
            )
            .at_key();
    }
}

/// The single type of a schema other than `null`.
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

/// `true` for a part of a composition, whose other parts may declare the type.
fn is_member(place: &Place) -> bool {
    let list = place.parent().and_then(Place::name);
    place.name().is_some_and(|name| CONDITIONS.contains(&name))
        || list.is_some_and(|list| COMPOSITION.contains(&list) || list == "dependentSchemas")
}

/// `true` if a keyword of OpenAPI 3.0 applies to values of a type.
pub(crate) fn applies_to(keyword: &str, ty: &str) -> bool {
    inferring().all(|(name, types)| name != keyword || types.contains(&ty))
}

/// `true` if a keyword of OpenAPI 3.0 applies to values of one type only.
pub(crate) fn is_of_one_type(keyword: &str) -> bool {
    inferring().any(|(name, _)| name == keyword)
}

/// `true` if a keyword constrains values of some types only, or describes them.
pub(crate) fn is_of_some_types(keyword: &str) -> bool {
    keyword == "format" || Keyword::of(keyword).and_then(types_of).is_some()
}

/// Drops a keyword without effect, with a warning.
fn drop(
    keyword: &str,
    reason: &str,
    schema: &mut Map<String, Value>,
    place: &Place,
    report: &mut Report,
) {
    let Some(value) = schema.get(keyword).cloned() else {
        return;
    };
    // `if` alone has an effect for `unevaluatedItems` and `unevaluatedProperties` of a schema around this one, and a reference may
    // lead to any of the three.
    if !["if", "then", "else"].contains(&keyword) {
        schema.shift_remove(keyword);
    }
    let what = match keyword {
        "format" => format!("format {}", quoted(value.as_str().unwrap_or_default())),
        keyword => quoted(keyword),
    };
    let message = format!("{what} has no effect {reason}");
    report
        .add(Code::KeywordOfOtherType, &place.key(keyword), message)
        .at_key();
}

/// Drops the keywords of other types than that of the schema.
fn drop_others(schema: &mut Map<String, Value>, ty: &str, place: &Place, report: &mut Report) {
    let reason = format!("on values of type {ty}");
    let is_other = |keyword: &&Keyword| {
        let types = types_of(keyword).filter(|_| keyword.open_api.is_some());
        types.is_some_and(|types| !types.contains(&ty))
    };
    let keys = schema.keys().filter_map(|key| Keyword::of(key));
    let found: Vec<&str> = keys
        .filter(is_other)
        .map(|keyword| keyword.field.name)
        .collect();
    for keyword in found {
        drop(keyword, &reason, schema, place, report);
    }
    if matches!(ty, "object" | "array" | "boolean") {
        drop("format", &reason, schema, place, report);
    }
    if ty != "object" && !COMPOSITION.iter().any(|key| schema.contains_key(*key)) {
        drop("discriminator", &reason, schema, place, report);
    }
}

/// Infers the type from keywords of some types only. Without it, values of all other types would be valid: since OpenAPI 3.1 they
/// are, except for schemas with `properties`.
fn infer_type(
    schema: &mut Map<String, Value>,
    place: &Place,
    version: Version,
    report: &mut Report,
) {
    let mut composed = COMPOSITION.iter().chain(&["not", "enum", "const", "$ref"]);
    if composed.any(|keyword| schema.contains_key(*keyword)) {
        return;
    }
    let present = inferring().filter(|(keyword, _)| schema.contains_key(*keyword));
    let mut found: Vec<(&str, &str)> = Vec::new();
    for (keyword, types) in present {
        if let Some(ty) = types.first()
            && !found.iter().any(|(_, known)| known == ty)
        {
            found.push((keyword, ty));
        }
    }
    let is_object = matches!(*found, [(_, "object")]) && schema.contains_key("properties");
    match *found {
        [_, ..] if version >= Version::V3_1 && !is_object => {}
        [] => {
            let format = schema.get("format").and_then(Value::as_str);
            match format.map(type_of_format) {
                None => {}
                Some(Some(_)) if version >= Version::V3_1 => {}
                Some(Some(ty)) => infer("format", ty.into(), ty, schema, place, report),
                Some(None) => drop("format", "without a `type`", schema, place, report),
            }
        }
        [(keyword, "object")] => {
            let message = format!("missing `type: object`, inferred from {}", quoted(keyword));
            report
                .add(Code::ImpliedObject, &place.key(keyword), message)
                .at_key();
            schema.insert("type".to_owned(), "object".into());
        }
        [(keyword, ty)] => infer(keyword, ty.into(), ty, schema, place, report),
        [(keyword, _), ..] => {
            let types: Vec<&str> = found.iter().map(|(_, ty)| *ty).collect();
            let shown = format!("[{}]", types.join(", "));
            infer(keyword, types.into(), &shown, schema, place, report);
        }
    }
}

fn infer(
    keyword: &str,
    ty: Value,
    shown: &str,
    schema: &mut Map<String, Value>,
    place: &Place,
    report: &mut Report,
) {
    let message = format!("missing `type`, inferred from {}", quoted(keyword));
    report
        .add(Code::ImpliedType, &place.key(keyword), message)
        .at_key()
        .help(format!("add `type: {shown}`"));
    schema.insert("type".to_owned(), ty);
}

/// The known formats of strings.
const OF_STRINGS: &str = "binary byte date date-time duration email hostname idn-email idn-hostname ipv4 ipv6 iri \
    iri-reference json-pointer password regex relative-json-pointer time uri uri-reference uri-template uuid";

/// The type of the values of a known format.
pub(crate) fn type_of_format(format: &str) -> Option<&'static str> {
    match format {
        "int32" | "int64" => Some("integer"),
        "float" | "double" => Some("number"),
        format => {
            let is_known = OF_STRINGS.split(' ').any(|known| known == format);
            is_known.then_some("string")
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check_schema(mut schema: Value, expected: Value, diagnostics: usize) {
        let mut report = Report::new();
        let object = schema.as_object_mut().expect("an object");
        check(object, &Place::root(), Version::V3_0, &mut report);
        assert_eq!(schema, expected);
        assert_eq!(report.diagnostics().len(), diagnostics);
    }

    #[test]
    fn keywords_of_other_types_are_dropped() {
        check_schema(
            json!({"type": "string", "uniqueItems": true, "minLength": 1}),
            json!({"type": "string", "minLength": 1}),
            1,
        );
        check_schema(
            json!({"type": ["object", "null"], "format": "own"}),
            json!({"type": ["object", "null"]}),
            1,
        );
        let number = json!({"type": "number", "multipleOf": 2});
        check_schema(number.clone(), number, 0);
    }

    #[test]
    fn an_unambiguous_type_is_inferred() {
        check_schema(
            json!({"pattern": "a", "minimum": 1}),
            json!({"pattern": "a", "minimum": 1, "type": ["string", "number"]}),
            1,
        );
        check_schema(
            json!({"format": "date-time"}),
            json!({"format": "date-time", "type": "string"}),
            1,
        );
        check_schema(json!({"format": "own"}), json!({}), 1);
        check_schema(
            json!({"properties": {}}),
            json!({"properties": {}, "type": "object"}),
            1,
        );
        let unchanged = json!({"oneOf": [], "minimum": 1});
        check_schema(unchanged.clone(), unchanged, 0);
    }
}
