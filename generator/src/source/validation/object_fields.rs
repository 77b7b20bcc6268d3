//! Missing and unknown fields of an object.

use serde_json::{Map, Value};

use super::checker::Checker;
use crate::report::{Code, quoted};
use crate::source::grammar::{Field, Kind, Presence, Shape, Version};
use crate::source::suggestion::{did_you_mean, nearest};
use crate::source::tree::Place;

/// A missing field, and the unknown key that is probably its misspelling.
pub(super) struct Misspelled {
    field: &'static Field,
    key: String,
}

/// Finds misspelled fields, so that a missing field and an unknown key are reported once.
pub(super) fn misspelled(shape: Shape, object: &Map<String, Value>) -> Vec<Misspelled> {
    if shape.patterned().is_some() {
        return Vec::new();
    }
    let is_missing =
        |field: &&Field| field.presence != Presence::Optional && !object.contains_key(field.name);
    let missing = shape.fields().filter(is_missing);
    let found = missing.filter_map(|field| {
        let mut keys = object.keys();
        let key = keys.find(|key| similar_field(shape, key) == Some(field.name))?;
        let key = key.clone();
        Some(Misspelled { field, key })
    });
    found.collect()
}

/// The field whose name is similar to an unknown key.
fn similar_field(shape: Shape, key: &str) -> Option<&'static str> {
    let is_field = shape.field(key).is_some();
    if is_field || key.starts_with("x-") || key == "$ref" {
        return None;
    }
    nearest(key, shape.fields().map(|field| field.name))
}

impl Checker<'_> {
    pub(super) fn unknown_field(
        &mut self,
        shape: Shape,
        key: &str,
        misspelled: &[Misspelled],
        object: &Map<String, Value>,
        place: &Place,
    ) {
        let is_reported_as_missing = misspelled
            .iter()
            .any(|one| one.key == key && one.field.presence == Presence::Required);
        if is_reported_as_missing {
            return;
        }
        let place = &place.key(key);
        let name = shape.name();
        let help = similar_field(shape, key).map(did_you_mean);
        if key == "$ref" {
            self.outline.unreadable = true;
            let message = format!("{name} cannot be a reference");
            self.diagnose(Code::NotReferable, place, message).at_key();
        } else if key.eq_ignore_ascii_case("security") && shape != Shape::Schema {
            // Ignoring it would make a protected operation public.
            let message = format!("{name} has no field {}", quoted(key));
            self.diagnose(Code::MisplacedSecurity, place, message)
                .at_key()
                .maybe_help(help);
        } else if shape == Shape::Schema && self.version >= Version::V3_1 {
            let message = format!("unknown keyword {} is ignored", quoted(key));
            self.diagnose(Code::UnknownKeyword, place, message)
                .at_key()
                .maybe_help(help.or_else(|| correct_place(shape, key, object)));
        } else if self.version == Version::V2_0
            && key == "collectionFormat"
            && is_nested_array(object, place)
        {
            let message =
                "`collectionFormat` of an array in an array is not supported, and ignored";
            self.diagnose(Code::UndefinedStyle, place, message).at_key();
        } else {
            let message = format!("unknown field {} is ignored", quoted(key));
            self.diagnose(Code::UnknownField, place, message)
                .at_key()
                .label(format!("not a field of {name}"))
                .maybe_help(help.or_else(|| correct_place(shape, key, object)));
        }
    }

    /// Reports a missing field, or adds its default.
    pub(super) fn missing_field(
        &mut self,
        shape: Shape,
        field: &Field,
        misspelled: &[Misspelled],
        object: &mut Map<String, Value>,
        place: &Place,
    ) {
        if field.presence == Presence::Optional || object.contains_key(field.name) {
            return;
        }
        let mut misspelled = misspelled.iter();
        let misspelled = misspelled.find(|one| one.field.name == field.name);
        let message = format!("missing field `{}`", field.name);
        let label = format!("required for {}", shape.name());
        let (read_as, value) = match field.presence {
            Presence::EmptyStringBefore3_2 => ("an empty string".to_owned(), String::new().into()),
            Presence::String(text) => (quoted(text), text.into()),
            Presence::EmptyObject | Presence::EmptyObjectIn3_0 => {
                ("an empty object".to_owned(), Map::new().into())
            }
            Presence::Optional | Presence::Required => {
                self.outline.unreadable = true;
                let key = misspelled.map(|one| place.key(&one.key));
                self.diagnose(Code::MissingField, key.as_ref().unwrap_or(place), message)
                    .at_key()
                    .label(label)
                    .maybe_help(misspelled.map(|_| did_you_mean(field.name)));
                return;
            }
        };
        let is_required = match field.presence {
            Presence::EmptyObjectIn3_0 => self.version < Version::V3_1,
            Presence::EmptyStringBefore3_2 => self.version < Version::V3_2,
            _ => true,
        };
        // The diagnostic of a misspelled field is enough.
        if is_required && misspelled.is_none() {
            let message = format!("{message}, read as {read_as}");
            self.diagnose(Code::MissingFieldReadAs, place, message)
                .at_key()
                .label(label);
        }
        let value = object.entry(field.name).or_insert(value);
        // The default may have required fields itself.
        self.value(&field.kind, value, &place.key(field.name));
    }
}

/// Suggests where a misplaced field belongs.
fn correct_place(shape: Shape, key: &str, object: &Map<String, Value>) -> Option<String> {
    let is_referable = shape.section().is_some() || shape == Shape::PathItem;
    if is_referable && key.trim_start_matches('$').eq_ignore_ascii_case("ref") {
        return Some(did_you_mean("$ref"));
    }
    let help = match (shape, key) {
        (Shape::OpenApi, key) if key.starts_with('/') => "move the path to `paths`",
        // Fields of Swagger 2.0.
        (Shape::OpenApi, "definitions") => "use `schemas` of `components`",
        (Shape::OpenApi, "securityDefinitions") => "use `securitySchemes` of `components`",
        (Shape::OpenApi, "host" | "basePath" | "schemes") => "use `servers` with a whole URL",
        (Shape::OpenApi | Shape::Operation, "consumes" | "produces") => {
            "use media types as the keys of `content`"
        }
        (_, "collectionFormat") => "use `style` and `explode`",
        _ => return field_below(shape, key, object),
    };
    Some(help.to_owned())
}

/// `true` for an array that is the item of another one.
fn is_nested_array(object: &Map<String, Value>, key: &Place) -> bool {
    let items = key.parent().and_then(Place::name);
    items == Some("items") && object.get("type").is_some_and(|ty| ty == "array")
}

/// `true` for a parameter of Swagger 2.0 that has a type instead of a schema.
fn is_swagger_value(shape: Shape) -> bool {
    matches!(
        shape,
        Shape::SwaggerQueryParameter
            | Shape::SwaggerPathParameter
            | Shape::SwaggerHeaderParameter
            | Shape::SwaggerFormParameter
    )
}

/// Suggests the field whose own value has a field with this name, if that is unambiguous.
fn field_below(shape: Shape, key: &str, object: &Map<String, Value>) -> Option<String> {
    // Custom keywords of schemas are seldom meant for an object below.
    if shape == Shape::Schema {
        return None;
    }
    let holders: Vec<_> = shape
        .fields()
        .filter_map(|field| Some((field.name, shape_below(&field.kind)?)))
        .filter(|(name, _)| *name != "schema" || !is_swagger_value(shape))
        .filter(|(_, (inner, _))| *inner != shape && inner.field(key).is_some())
        .collect();
    let (_, (first, _)) = holders.first()?;
    let is_one_shape = holders.iter().all(|(_, (inner, _))| inner == first);
    let find = |is_one: &dyn Fn(&str) -> bool| holders.iter().find(|(name, _)| is_one(name));
    let chosen = match is_one_shape {
        true => find(&|name| object.get(name).is_some_and(Value::is_null))
            .or_else(|| find(&|name| object.contains_key(name))),
        false => Some(find(&|name| name == "content")?),
    };
    let (name, (inner, is_entry)) = chosen.or(holders.first())?;
    let into = match (chosen.is_none() && holders.len() > 1, is_entry) {
        (true, _) => "one, such as ",
        (false, true) => "an entry of ",
        (false, false) => "",
    };
    let inner = inner.name();
    Some(format!(
        "it is a field of {inner}: move it to {into}`{name}`"
    ))
}

/// The objects of a kind, and whether they are entries of a list or map.
fn shape_below(kind: &Kind) -> Option<(Shape, bool)> {
    match kind {
        Kind::Object(shape) | Kind::Reference(shape) => Some((*shape, false)),
        Kind::List(entry) | Kind::Map(entry) => shape_below(entry).map(|(shape, _)| (shape, true)),
        Kind::BoolOr(kind) => shape_below(kind),
        _ => None,
    }
}
