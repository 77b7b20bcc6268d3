//! Constraints on combinations of fields and on keys, which the grammar cannot express.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value, json};

use super::checker::Checker;
use super::keyword_types;
use crate::http_token::is_token;
use crate::report::{Code, Report, quoted};
use crate::selection::METHODS;
use crate::source::corrections::Change;
use crate::source::grammar::{ADDITIONAL_OPERATIONS, Shape, Version};
use crate::source::suggestion::{did_you_mean, nearest};
use crate::source::tree::{Place, fixed_key, keys};

/// The number of tags that an unknown parent is compared with, to suggest one.
const MAX_COMPARED_TAGS: usize = 100;

/// Checks an object, after its fields.
pub(super) fn check(
    checker: &mut Checker<'_>,
    shape: Shape,
    object: &mut Map<String, Value>,
    place: &Place,
) {
    match shape {
        Shape::Link => one_of(
            checker,
            shape,
            ["operationId", "operationRef"],
            object,
            place,
        ),
        Shape::Schema => {
            checker.schema(object, place);
            enumeration(checker, object, place);
            keyword_types::check(object, place, checker.version, checker.report);
        }
        Shape::Responses | Shape::SwaggerResponses => status_ranges(checker.report, object, place),
        Shape::OpenApi => tag_parents(checker.report, object, place),
        Shape::PathItem => additional_methods(checker.report, object, place),
        Shape::Components => component_names(checker.report, object, place),
        Shape::Operation => {
            if let Some(Value::Object(callbacks)) = object.get_mut("callbacks") {
                clear_references(callbacks);
            }
        }
        Shape::Callback => {
            object.retain(|key, _| !key.starts_with("x-"));
            clear_references(object);
        }
        Shape::SwaggerPathItem if object.contains_key("trace") => {
            checker.other_version(Version::V3_0, "`trace`".to_owned(), &place.key("trace"));
        }
        Shape::SwaggerBodyParameter => body_parameter(checker, object, place),
        Shape::SwaggerQueryParameter
        | Shape::SwaggerPathParameter
        | Shape::SwaggerHeaderParameter
        | Shape::SwaggerFormParameter
        | Shape::SwaggerHeader => value_type(checker, shape, object, place),
        Shape::QuerystringParameter => {
            later_value(checker, "querystring", &place.key("in"));
            one_media_type(checker.report, object, place);
        }
        shape if shape == Shape::Header || shape.is_parameter() => {
            one_of(checker, shape, ["schema", "content"], object, place);
            one_media_type(checker.report, object, place);
            if shape == Shape::CookieParameter && object.get("style") == Some(&json!("cookie")) {
                later_value(checker, "cookie", &place.key("style"));
            }
        }
        _ => {}
    }
}

/// Records a value that OpenAPI 3.2 added to a field.
fn later_value(checker: &mut Checker<'_>, value: &str, place: &Place) {
    if checker.version < Version::V3_2 {
        let field = quoted(place.name().unwrap_or_default());
        checker.other_version(
            Version::V3_2,
            format!("the {field} {}", quoted(value)),
            place,
        );
    }
}

/// Checks an enum with strings that look like other types, with a forbidden `null`, or without values.
fn enumeration(checker: &mut Checker<'_>, schema: &mut Map<String, Value>, place: &Place) {
    let Some(Value::Array(values)) = schema.get("enum") else {
        return;
    };
    let place = place.key("enum");
    if values.is_empty() && checker.version >= Version::V3_1 {
        let message = "no value is valid, because `enum` is empty";
        checker
            .diagnose(Code::MisplacedEnum, &place, message)
            .at_key();
        schema.remove("enum");
        schema.insert("not".to_owned(), Value::Object(Map::new()));
        return;
    }
    if values.is_empty() {
        checker
            .diagnose(Code::MisplacedEnum, &place, "empty `enum` is ignored")
            .at_key();
        schema.remove("enum");
        return;
    }
    if schema.get("type").and_then(Value::as_str) == Some("string") {
        let values = values.iter().enumerate();
        let others = values.filter(|(_, value)| value.is_number() || value.is_boolean());
        let places = others.map(|(index, _)| place.index(index));
        checker.strings.extend(places);
    }
    let mut keys = ["nullable", "x-nullable"].into_iter();
    let nullable = keys.find(|key| schema.get(*key) == Some(&Value::Bool(true)));
    let is_nullable = nullable.is_some()
        || match schema.get("type") {
            Some(Value::Array(types)) => types.iter().any(|one| one == "null"),
            ty => ty.is_some_and(|ty| ty == "null"),
        };
    let null = values.iter().position(Value::is_null);
    if let (Some(nullable), None) = (nullable, null) {
        let message =
            format!("`{nullable}` is set, but `null` is not a value of `enum`; read as allowed");
        checker
            .diagnose(Code::DisputedNull, &place, message)
            .at_key()
            .help(format!("add `null` to `enum`, or remove `{nullable}`"));
    }
    if let Some(null) = null.filter(|_| !is_nullable) {
        if schema.contains_key("type") {
            let message = "`null` is an enum value, but not of the type; read as allowed";
            let help = match checker.version {
                Version::V2_0 => "add `x-nullable: true`",
                Version::V3_0 => "add `nullable: true`",
                Version::V3_1 | Version::V3_2 => "add the type `null`",
            };
            checker
                .diagnose(Code::DisputedNull, &place.index(null), message)
                .help(help);
        }
        schema.insert("nullable".to_owned(), Value::Bool(true));
    }
}

/// Checks that an object has exactly one of two fields.
fn one_of(
    checker: &mut Checker<'_>,
    shape: Shape,
    [one, other]: [&str; 2],
    object: &Map<String, Value>,
    place: &Place,
) {
    let name = shape.name();
    match (object.contains_key(one), object.contains_key(other)) {
        (true, true) => {
            let message = format!("{name} cannot have both `{one}` and `{other}`");
            checker
                .diagnose(Code::ExclusiveFields, &place.key(other), message)
                .at_key()
                .corrected_by(&place.key(other), Change::Remove)
                .related(&place.key(one), format!("`{one}` is here"));
        }
        (false, false) => {
            checker.outline.unreadable = true;
            let message = format!("missing field `{one}` or `{other}`");
            checker
                .diagnose(Code::MissingField, place, message)
                .at_key()
                .label(format!("{name} requires one of them"));
        }
        _ => {}
    }
}

/// Checks that the parents of tags exist, and are not circular (Tag Object).
fn tag_parents(report: &mut Report, object: &Map<String, Value>, place: &Place) {
    let tags = object.get("tags").and_then(Value::as_array);
    let tags = tags.map_or(&[][..], Vec::as_slice);
    let parents: HashMap<&str, Option<&str>> = tags
        .iter()
        .filter_map(|tag| Some((text(tag, "name")?, text(tag, "parent"))))
        .collect();
    let circular = circular_tags(tags, &parents);
    for (index, tag) in tags.iter().enumerate() {
        let Some(parent) = text(tag, "parent") else {
            continue;
        };
        let is_circular = text(tag, "name").is_some_and(|name| circular.contains(name));
        let (message, near) = match parents.contains_key(parent) {
            true if is_circular => (format!("circular parent {} of a tag", quoted(parent)), None),
            true => continue,
            false => {
                let names = tags.iter().filter_map(|tag| text(tag, "name"));
                let near = nearest(parent, names.take(MAX_COMPARED_TAGS));
                (format!("unknown tag {}", quoted(parent)), near)
            }
        };
        let place = place.key("tags").index(index).key("parent");
        report
            .add(Code::UnknownWord, &place, message)
            .corrected_by(&place, Change::Remove)
            .maybe_help(near.map(did_you_mean));
    }
}

fn text<'v>(object: &'v Value, key: &str) -> Option<&'v str> {
    object.get(key).and_then(Value::as_str)
}

/// A tag of each cycle of parents. Each tag is visited once.
fn circular_tags<'v>(
    tags: &'v [Value],
    parents: &HashMap<&'v str, Option<&'v str>>,
) -> HashSet<&'v str> {
    let mut visits = HashMap::new();
    let mut circular = HashSet::new();
    let names = tags.iter().filter_map(|tag| text(tag, "name"));
    for (visit, mut name) in names.enumerate() {
        while !visits.contains_key(name)
            && let Some(Some(parent)) = parents.get(name)
        {
            visits.insert(name, visit);
            name = parent;
        }
        if visits.get(name) == Some(&visit) {
            circular.insert(name);
        }
    }
    circular
}

/// Checks the methods of `additionalOperations` (Path Item Object).
fn additional_methods(report: &mut Report, object: &Map<String, Value>, item: &Place) {
    let place = item.key(ADDITIONAL_OPERATIONS);
    let mut known = HashMap::new();
    for method in keys(object.get(ADDITIONAL_OPERATIONS)) {
        let place = place.key(method);
        let reason = match method {
            "CONNECT" => Some("its requests have no path (RFC 9110, section 9.3.6)"),
            method if !is_token(method) => Some("expected a token (RFC 9110, section 5.6.2)"),
            _ => None,
        };
        if let Some(reason) = reason {
            let message = format!("invalid method {}", quoted(method));
            report
                .add(Code::NotAFieldName, &place, message)
                .at_key()
                .corrected_by(&place, Change::Remove)
                .label(reason);
        } else if let Some(field) = fixed_key(method) {
            let name = quoted(&method.to_uppercase());
            let first = match object.contains_key(field) {
                true => Some(item.key(field)),
                false => known.insert(field, place.clone()),
            };
            if let Some(first) = first {
                let message = format!("duplicate operation with the method {name}");
                report
                    .add(Code::ExclusiveFields, &place, message)
                    .at_key()
                    .corrected_by(&place, Change::Remove)
                    .related(&first, "first operation");
                continue;
            }
            let message = format!("additional operation with the method {name}");
            report
                .add(Code::UnknownField, &place, message)
                .at_key()
                .label("this method has a field of its own")
                .help(format!("move it to the field `{field}` of the path item"));
        }
    }
}

/// "The map MUST only contain one entry" (`content` of a parameter or header).
fn one_media_type(report: &mut Report, object: &Map<String, Value>, place: &Place) {
    let Some(Value::Object(content)) = object.get("content") else {
        return;
    };
    if content.len() == 1 {
        return;
    }
    let (name, media_type) = match content.iter().next() {
        Some((name, media_type)) => (name.as_str(), media_type.clone()),
        None => ("application/json", json!({"schema": {}})),
    };
    let message = format!("expected one media type, found {}", content.len());
    let place = place.key("content");
    report
        .add(Code::SeveralMediaTypes, &place, message)
        .at_key()
        .corrected_by(&place, Change::Set(json!({ name: media_type })));
}

/// Checks a body of Swagger 2.0, which has a schema.
fn body_parameter(checker: &mut Checker<'_>, object: &Map<String, Value>, place: &Place) {
    if object.contains_key("schema") {
        return;
    }
    let read_as = match object.contains_key("type") {
        true => "the type of the parameter",
        false => "a schema that allows any value",
    };
    let message = format!("missing field `schema`, read as {read_as}");
    checker
        .diagnose(Code::MissingFieldReadAs, place, message)
        .at_key()
        .label("required for a body parameter");
}

/// Checks the type of a parameter or header of Swagger 2.0, which has no schema.
fn value_type(
    checker: &mut Checker<'_>,
    shape: Shape,
    object: &mut Map<String, Value>,
    place: &Place,
) {
    if object.contains_key("schema") {
        let what = format!("the `schema` of {}", shape.name());
        checker.other_version(Version::V3_0, what, &place.key("schema"));
        return;
    }
    if shape != Shape::SwaggerFormParameter && object.get("type").is_some_and(|ty| ty == "file") {
        let message =
            "the type `file` is defined for form parameters and responses alone, read as `string`";
        checker.diagnose(Code::UndefinedStyle, &place.key("type"), message);
    }
    if object.get("type").is_some_and(|ty| ty == "object") {
        let what = format!("the type `object` of {}", shape.name());
        checker.other_version(Version::V3_0, what, &place.key("type"));
    }
    if !object.contains_key("type") {
        object.insert("type".to_owned(), json!("string"));
        let message = "missing field `type`, read as `string`";
        checker
            .diagnose(Code::MissingFieldReadAs, place, message)
            .at_key()
            .label(format!("required for {}", shape.name()));
    }
}

/// Checks that a key is a path.
pub(super) fn path(report: &mut Report, key: &str, place: &Place) -> bool {
    if key.starts_with('/') {
        return true;
    }
    let help = match METHODS.contains(&key) {
        true => "indent the method below its path".to_owned(),
        false => format!("write {}", quoted(&format!("/{key}"))),
    };
    let message = format!("path {} does not begin with a slash", quoted(key));
    report
        .add(Code::PathWithoutSlash, place, message)
        .at_key()
        .corrected_by(place, Change::Rename(format!("/{key}")))
        .help(help);
    false
}

/// Checks that the key of a response is a status.
pub(super) fn status(report: &mut Report, key: &str, place: &Place) -> bool {
    let is_status = match key.as_bytes() {
        b"default" => true,
        [b'1'..=b'5', b'X' | b'x', b'X' | b'x'] => true,
        [b'1'..=b'5', tens, ones] => tens.is_ascii_digit() && ones.is_ascii_digit(),
        _ => false,
    };
    if !is_status {
        report
            .add(
                Code::NotAStatus,
                place,
                format!("invalid status {}", quoted(key)),
            )
            .at_key()
            .corrected_by(place, Change::Remove)
            .label("expected `100` to `599`, `1XX` to `5XX`, or `default`");
    }
    is_status
}

/// Checks ranges of statuses, which are read in both upper and lower case.
fn status_ranges(report: &mut Report, object: &Map<String, Value>, place: &Place) {
    let mut seen: HashMap<String, &str> = HashMap::new();
    for key in object.keys().filter(|key| !key.starts_with("x-")) {
        let upper = key.to_ascii_uppercase();
        let place_of_key = place.key(key);
        if let Some(first) = seen.insert(upper.clone(), key) {
            let message = format!("duplicate status range {}", quoted(&upper));
            report
                .add(Code::RepeatedRange, &place_of_key, message)
                .at_key()
                .corrected_by(&place_of_key, Change::Remove)
                .related(&place.key(first), "first defined here");
        } else if key.len() == 3 && *key != upper {
            let message = format!("status range {} is in lower case", quoted(key));
            report
                .add(Code::LowercaseStatusRange, &place_of_key, message)
                .at_key()
                .help(format!("write {}", quoted(&upper)));
        }
    }
}

/// Clears references where `openapiv3` does not support them: callbacks of an operation and path items of a callback.
/// Their keys remain.
fn clear_references(objects: &mut Map<String, Value>) {
    for value in objects.values_mut() {
        if value.get("$ref").is_some() {
            *value = Value::Object(Map::new());
        }
    }
}

/// "All the fixed fields declared above are objects that MUST use keys that match the regular
/// expression `^[a-zA-Z0-9\.\-_]+$`" (Components Object).
fn component_names(report: &mut Report, components: &Map<String, Value>, place: &Place) {
    let is_allowed = |one: char| one.is_ascii_alphanumeric() || ".-_".contains(one);
    let sections = components.iter();
    for (section, entries) in sections.filter(|(section, _)| !section.starts_with("x-")) {
        let names = keys(Some(entries));
        for name in names.filter(|name| name.is_empty() || !name.chars().all(is_allowed)) {
            let place = place.key(section).key(name);
            let message = format!("invalid component name {}", quoted(name));
            report
                .add(Code::OddComponentName, &place, message)
                .at_key()
                .label("expected letters, digits, `.`, `-` and `_`");
        }
    }
}
