//! Fields that an object lacks, and those that it has and should not.

use serde_json::{Map, Value};

use super::Place;
use super::grammar::{Field, Kind, Need, Shape};
use super::structure::Checker;
use super::suggest::{did_you_mean, nearest};
use super::version::Version;
use crate::report::{Code, quoted};

/// A field that is missing, and the key that was most likely meant to be it.
pub(super) struct Misspelt {
    field: &'static str,
    key: String,
}

/// The slips of writing to which an object owes that it lacks a field: one diagnostic tells of both.
pub(super) fn misspelt(shape: Shape, object: &Map<String, Value>) -> Vec<Misspelt> {
    if shape.others().is_some() {
        return Vec::new();
    }
    let lacks = |field: &&Field| field.need != Need::Optional && !object.contains_key(field.name);
    let meant = |field: &'static Field| {
        let mut keys = object.keys();
        let key = keys.find(|key| meant_by(shape, key) == Some(field.name))?;
        Some(Misspelt {
            field: field.name,
            key: key.clone(),
        })
    };
    shape.all_fields().filter(lacks).filter_map(meant).collect()
}

/// The field that a key which is none was most likely meant to be.
fn meant_by(shape: Shape, key: &str) -> Option<&'static str> {
    let is_field = shape.field(key).is_some() || shape.later_field(key).is_some();
    let is_other = is_field || key.starts_with("x-") || key == "$ref";
    let names = shape.all_fields().map(|field| field.name);
    nearest(key, names).filter(|_| !is_other)
}

impl Checker<'_> {
    pub(super) fn unknown_field(
        &mut self,
        shape: Shape,
        key: &str,
        object: &Map<String, Value>,
        place: &Place,
    ) {
        let place = &place.key(key);
        if key == "$ref" {
            self.outline.unreadable = true;
            let message = format!("{} cannot be a reference", shape.name());
            self.report.add(Code::NotReferable, place, message).at_key();
            return;
        }
        let help = meant_by(shape, key).map(did_you_mean);
        if key.eq_ignore_ascii_case("security") && shape != Shape::Schema {
            // What was meant to be guarded would be open.
            let message = format!("{} has no field {}", shape.name(), quoted(key));
            self.report
                .add(Code::MisplacedSecurity, place, message)
                .at_key()
                .maybe_help(help);
            return;
        }
        let help = help.or_else(|| elsewhere(shape, key, object));
        if shape == Shape::Schema && self.version == Version::V3_1 {
            let message = format!("unknown keyword {}, an annotation", quoted(key));
            self.report
                .add(Code::UnknownKeyword, place, message)
                .at_key()
                .maybe_help(help);
            return;
        }
        self.report
            .add(
                Code::UnknownField,
                place,
                format!("unknown field {}, ignored", quoted(key)),
            )
            .at_key()
            .label(format!("not a field of {}", shape.name()))
            .maybe_help(help);
    }

    pub(super) fn need(
        &mut self,
        shape: Shape,
        field: &Field,
        misspelt: &[Misspelt],
        object: &mut Map<String, Value>,
        place: &Place,
    ) {
        if field.need == Need::Optional || object.contains_key(field.name) {
            return;
        }
        let mut misspelt = misspelt.iter();
        let misspelt = misspelt.find(|misspelt| misspelt.field == field.name);
        let message = format!("missing field `{}`", field.name);
        let (read_as, value) = match field.need {
            Need::EmptyText => ("empty text".to_owned(), Value::String(String::new())),
            Need::Text(text) => (quoted(text), Value::String(text.to_owned())),
            Need::EmptyObject | Need::EmptyObjectOnce => {
                ("an empty object".to_owned(), Value::Object(Map::new()))
            }
            Need::Optional | Need::Required => {
                self.outline.unreadable = true;
                let at = misspelt.map(|misspelt| place.key(&misspelt.key));
                let label = format!("{} must have it", shape.name());
                self.report
                    .add(Code::MissingField, at.as_ref().unwrap_or(place), message)
                    .at_key()
                    .label(label)
                    .maybe_help(misspelt.map(|_| did_you_mean(field.name)));
                return;
            }
        };
        let is_needed = field.need != Need::EmptyObjectOnce || self.version == Version::V3_0;
        // The unknown field tells what is missing.
        if is_needed && misspelt.is_none() {
            self.report
                .add(
                    Code::MissingFieldReadAs,
                    place,
                    format!("{message}, read as {read_as}"),
                )
                .at_key()
                .label(format!("{} must have it", shape.name()));
        }
        let value = object.entry(field.name).or_insert(value);
        // It may have to have fields, too.
        self.value(&field.kind, value, &place.key(field.name));
    }
}

/// Whether a missing field refuses the object and tells of the key that was meant to be it.
pub(super) fn is_told(shape: Shape, key: &str, misspelt: &[Misspelt]) -> bool {
    let mut fields = misspelt.iter().filter(|misspelt| misspelt.key == key);
    fields.any(|misspelt| {
        let field = shape.field(misspelt.field);
        field.is_some_and(|field| field.need == Need::Required)
    })
}

/// Where a field belongs that does not belong to an object of this shape.
fn elsewhere(shape: Shape, key: &str, object: &Map<String, Value>) -> Option<String> {
    let is_referable = shape.section().is_some() || shape == Shape::PathItem;
    if is_referable && key.trim_start_matches('$').eq_ignore_ascii_case("ref") {
        return Some(did_you_mean("$ref"));
    }
    if shape == Shape::OpenApi && key.starts_with('/') {
        return Some("it is a path: put it into `paths`".to_owned());
    }
    earlier(shape, key)
        .map(str::to_owned)
        .or_else(|| below(shape, key, object))
}

/// What OpenAPI 3 has instead of a field of Swagger 2.0.
fn earlier(shape: Shape, key: &str) -> Option<&'static str> {
    Some(match (shape, key) {
        (Shape::OpenApi, "definitions") => "OpenAPI 3 has it in `components`, as `schemas`",
        (Shape::OpenApi, "securityDefinitions") => {
            "OpenAPI 3 has it in `components`, as `securitySchemes`"
        }
        (Shape::OpenApi, "host" | "basePath" | "schemes") => {
            "OpenAPI 3 has the whole address in `servers`"
        }
        (Shape::OpenApi | Shape::Operation, "consumes" | "produces") => {
            "OpenAPI 3 has media types as the keys of `content`"
        }
        (_, "collectionFormat") => "OpenAPI 3 has `style` and `explode` instead",
        _ => return None,
    })
}

/// The field of an object whose own value has such a field, if there is no doubt which.
fn below(shape: Shape, key: &str, object: &Map<String, Value>) -> Option<String> {
    // Much has a name, and what schemas are given besides is seldom meant for what is in them.
    if shape == Shape::Schema {
        return None;
    }
    let holders: Vec<_> = shape
        .all_fields()
        .filter_map(|field| Some((field.name, within(&field.kind)?)))
        .filter(|(_, (inner, _))| *inner != shape && inner.field(key).is_some())
        .collect();
    let (_, (first, _)) = holders.first()?;
    let is_one = holders.iter().all(|(_, (inner, _))| inner == first);
    let is_empty = |name: &str| object.get(name).is_some_and(Value::is_null);
    let empty = || holders.iter().find(|(name, _)| is_empty(name));
    let given = || holders.iter().find(|(name, _)| object.contains_key(*name));
    let content = || holders.iter().find(|(name, _)| *name == "content");
    let chosen = match is_one {
        true => empty().or_else(given),
        false => Some(content()?),
    };
    let (name, (inner, is_entry)) = chosen.or(holders.first())?;
    let is_any = chosen.is_none() && holders.len() > 1;
    let into = match (is_any, is_entry) {
        (true, _) => "one, such as ",
        (false, true) => "an entry of ",
        (false, false) => "",
    };
    let inner = inner.name();
    Some(format!(
        "it is a field of {inner}: put it into {into}`{name}`"
    ))
}

/// The objects that a value of a kind is, or whose entries it has.
fn within(kind: &Kind) -> Option<(Shape, bool)> {
    match kind {
        Kind::Object(shape) | Kind::Reference(shape) => Some((*shape, false)),
        Kind::List(entry) | Kind::Map(entry) => within(entry).map(|(shape, _)| (shape, true)),
        Kind::BoolOr(kind) => within(kind),
        _ => None,
    }
}
