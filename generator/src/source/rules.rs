//! What tables of fields cannot say.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

use super::Place;
use super::correction::Change;
use super::grammar::Shape;
use super::keywords;
use super::structure::Checker;
use super::version::Version;
use crate::report::{Code, Report, quoted};

/// The shape that one of an object's own fields decides, and whether it could be decided.
pub(super) fn refine(shape: Shape, object: &Map<String, Value>) -> (Shape, bool) {
    let field = match shape {
        Shape::Parameter => "in",
        Shape::SecurityScheme => "type",
        _ => return (shape, true),
    };
    let refined = match object.get(field).and_then(Value::as_str) {
        Some("query") => Shape::QueryParameter,
        Some("path") => Shape::PathParameter,
        Some("header") => Shape::HeaderParameter,
        Some("cookie") => Shape::CookieParameter,
        Some("apiKey") => Shape::ApiKeyScheme,
        Some("http") => Shape::HttpScheme,
        Some("oauth2") => Shape::OAuthScheme,
        Some("openIdConnect") => Shape::OpenIdScheme,
        Some("mutualTLS") => Shape::MutualTlsScheme,
        _ => return (shape, false),
    };
    (refined, true)
}

/// The rules that span several fields of an object.
pub(super) fn check(
    checker: &mut Checker<'_>,
    shape: Shape,
    object: &mut Map<String, Value>,
    place: &Place,
) {
    match shape {
        Shape::Header
        | Shape::Parameter
        | Shape::QueryParameter
        | Shape::PathParameter
        | Shape::HeaderParameter
        | Shape::CookieParameter => {
            one_of(checker, shape, ["schema", "content"], object, place);
            one_media_type(checker, object, place);
        }
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
            keywords::check(object, place, checker.report);
        }
        Shape::Responses => ranges(checker.report, object, place),
        Shape::Components => component_names(checker.report, object, place),
        Shape::Operation => {
            if let Some(Value::Object(callbacks)) = object.get_mut("callbacks") {
                empty_references(callbacks);
            }
        }
        Shape::Callback => {
            object.retain(|key, _| !key.starts_with("x-"));
            empty_references(object);
        }
        _ => {}
    }
}

/// An enum of texts that are written as numbers or booleans, with a `null` that `nullable` does
/// not allow, or with no value at all.
fn enumeration(checker: &mut Checker<'_>, schema: &mut Map<String, Value>, place: &Place) {
    let Some(Value::Array(values)) = schema.get("enum") else {
        return;
    };
    let place = place.key("enum");
    let is_type = |name: &str| schema.get("type").and_then(Value::as_str) == Some(name);
    for (index, value) in values.iter().enumerate() {
        if is_type("string") && (value.is_number() || value.is_boolean()) {
            checker.texts.push(place.index(index));
        }
    }
    let null = values.iter().position(Value::is_null);
    let is_nullable = schema.get("nullable") == Some(&Value::Bool(true)) || has_null_type(schema);
    if values.is_empty() {
        checker
            .report
            .add(
                Code::MisplacedEnum,
                &place,
                "this enum allows no value, ignored",
            )
            .at_key();
        schema.remove("enum");
    } else if let Some(null) = null.filter(|_| !is_nullable) {
        if schema.contains_key("type") {
            checker
                .report
                .add(
                    Code::DisputedNull,
                    &place.index(null),
                    "`null` is listed, and not allowed; read as allowed",
                )
                .help(match checker.version {
                    Version::V3_0 => "add `nullable: true`",
                    Version::V3_1 => "add the type `null`",
                });
        }
        schema.insert("nullable".to_owned(), Value::Bool(true));
    }
}

/// Whether `null` is among the types of a schema of 3.1.
fn has_null_type(schema: &Map<String, Value>) -> bool {
    match schema.get("type") {
        Some(Value::Array(types)) => types.iter().any(|one| one == "null"),
        Some(ty) => ty == "null",
        None => false,
    }
}

/// An object must have exactly one of two fields.
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
            checker
                .report
                .add(
                    Code::ExclusiveFields,
                    &place.key(other),
                    format!("{name} cannot have both `{one}` and `{other}`"),
                )
                .at_key()
                .corrected_by(&place.key(other), Change::Remove)
                .related(&place.key(one), format!("`{one}` is given here"));
        }
        (false, false) => {
            checker.outline.unreadable = true;
            let message = format!("missing field `{one}` or `{other}`");
            let label = format!("{name} must have one of them");
            checker
                .report
                .add(Code::MissingField, place, message)
                .at_key()
                .label(label);
        }
        _ => {}
    }
}

/// "The map MUST only contain one entry" (`content` of a parameter or header).
fn one_media_type(checker: &mut Checker<'_>, object: &Map<String, Value>, place: &Place) {
    if let Some(Value::Object(content)) = object.get("content")
        && content.len() != 1
    {
        let message = format!("expected one media type, found {}", content.len());
        checker
            .report
            .add(Code::SeveralMediaTypes, &place.key("content"), message)
            .at_key()
            .corrected_by(&place.key("content"), Change::Set(first_alone(content)));
    }
}

/// The first media type alone, or JSON of any kind.
fn first_alone(content: &Map<String, Value>) -> Value {
    let first = content.iter().next();
    let (name, media_type) = match first {
        Some((name, media_type)) => (name.as_str(), media_type.clone()),
        None => ("application/json", json!({"schema": {}})),
    };
    json!({ name: media_type })
}

/// Whether the key of a path is one; the report says why not.
pub(super) fn path(report: &mut Report, key: &str, place: &Place) -> bool {
    let is_path = key.starts_with('/');
    if !is_path {
        let help = match Shape::methods().any(|method| method == key) {
            true => "it is a method: put it into the path that it is of".to_owned(),
            false => format!("write {}", quoted(&format!("/{key}"))),
        };
        report
            .add(
                Code::PathWithoutSlash,
                place,
                format!("the path {} does not begin with a slash", quoted(key)),
            )
            .at_key()
            .corrected_by(place, Change::Rename(format!("/{key}")))
            .help(help);
    }
    is_path
}

/// Whether the key of a response is a status; the report says why not.
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
                format!("{} is not a status", quoted(key)),
            )
            .at_key()
            .corrected_by(place, Change::Remove)
            .label("expected `100` to `599`, `1XX` to `5XX`, or `default`");
    }
    is_status
}

/// Ranges are read in both cases of `X`, so that two spellings are one range.
fn ranges(report: &mut Report, object: &Map<String, Value>, place: &Place) {
    let mut seen: HashMap<String, &str> = HashMap::new();
    for key in object.keys().filter(|key| !key.starts_with("x-")) {
        let upper = key.to_ascii_uppercase();
        if let Some(first) = seen.insert(upper.clone(), key) {
            report
                .add(
                    Code::RepeatedRange,
                    &place.key(key),
                    format!("the range {} is given twice", quoted(&upper)),
                )
                .at_key()
                .corrected_by(&place.key(key), Change::Remove)
                .related(&place.key(first), "first given here");
        } else if key.len() == 3 && *key != upper {
            report
                .add(
                    Code::RangeInSmallLetters,
                    &place.key(key),
                    format!("the range {} is not in capitals", quoted(key)),
                )
                .at_key()
                .help(format!("write {}", quoted(&upper)));
        }
    }
}

/// Empties the objects that are references where `openapiv3` has no room for one: among the callbacks
/// of an operation and the path items of a callback. Their keys stay, and tell that there is something.
fn empty_references(objects: &mut Map<String, Value>) {
    for (_, value) in objects
        .iter_mut()
        .filter(|(_, value)| value.get("$ref").is_some())
    {
        *value = Value::Object(Map::new());
    }
}

/// "All the fixed fields declared above are objects that MUST use keys that match the regular
/// expression `^[a-zA-Z0-9\.\-_]+$`" (Components Object).
fn component_names(report: &mut Report, components: &Map<String, Value>, place: &Place) {
    let is_allowed =
        |character: char| character.is_ascii_alphanumeric() || ".-_".contains(character);
    for (section, entries) in components
        .iter()
        .filter(|(section, _)| !section.starts_with("x-"))
    {
        let names = entries.as_object().into_iter().flat_map(Map::keys);
        for name in names.filter(|name| name.is_empty() || !name.chars().all(is_allowed)) {
            report
                .add(
                    Code::OddComponentName,
                    &place.key(section).key(name),
                    format!(
                        "the component name {} has characters that are not allowed",
                        quoted(name)
                    ),
                )
                .at_key()
                .label("expected letters, digits, `.`, `-` and `_`");
        }
    }
}
