//! Converts a description of Swagger 2.0 to OpenAPI 3.0, which all later steps read.
//!
//! In: the value of a bundled description, and the origins of its nodes. Out: the equivalent value of OpenAPI 3.0, with
//! origins that lead back to the description as it was written, and diagnostics. Uses `validation` with the grammar of
//! Swagger 2.0, which reports what OpenAPI 3.0 does not have, and `tree`.
//!
//! Errors stay in the converted value, where the later validation finds them, so that corrections and skipping work as for
//! OpenAPI 3.0.

mod body;
mod media_types;
mod parameter;
mod path_item;
mod places;
mod response;
mod rewording;
mod schema;
mod security;
mod servers;
mod targets;
#[cfg(test)]
mod tests;
mod value_type;

use std::collections::HashMap;

use serde_json::{Map, Value, json};

use super::grammar::{Shape, Version};
use super::text::Source;
use super::tree::{Origins, Place};
use super::{references, validation};
use crate::report::{Code, Report};
use media_types::MediaTypes;
use places::Places;
pub(super) use rewording::{Rewording, help};

/// The field with the schemas of shared bodies that no operation has.
const BODIES: &str = "x-body-parameters";

/// The version of converted descriptions.
const VERSION: &str = "3.0.4";

/// The maximum number of values in the copies of bodies for each media type and operation.
const MAX_COPIES: usize = 1_000_000;

/// The fields of an object.
type Fields = Map<String, Value>;

/// Converts a bundled description, and moves its origins to the new places.
pub(super) fn convert(
    source: &Source,
    value: &mut Value,
    origins: &mut Origins,
    report: &mut Report,
) -> Rewording {
    let mut found = Report::new();
    let outline = validation::check(source, value, Version::V2_0, &mut found);
    let known = references::reported_places(report);
    references::check(
        value,
        &outline.references,
        Version::V2_0,
        &known,
        &mut found,
    );
    schema::convert_all(value, &outline.schemas);
    let mut converter = Converter::new(value, &mut found);
    let mut converted = converter.description();
    if converter.copies > MAX_COPIES {
        let message = format!("bodies of all media types have more than {MAX_COPIES} values");
        let place = Place::root().key("paths");
        report.add(Code::TooLarge, &place, message).at_key();
        *value = json!({ "openapi": VERSION, "info": { "title": "", "version": "" }, "paths": {} });
        return Rewording::default();
    }
    let places = converter.finish();
    targets::rewrite(&mut converted, &outline.references, &places);
    let move_all =
        |report: Report| report.before_conversion(origins, |place| places.first_converted(place));
    *report = move_all(std::mem::take(report));
    let (found, rewording) = Rewording::split(move_all(found), source, &converted);
    report.append(found);
    origins.relocate(|place| places.converted(place), places.originals());
    *value = converted;
    rewording
}

/// The state of the conversion.
struct Converter<'a> {
    root: &'a Value,
    /// The media types of operations without their own.
    consumes: MediaTypes<'a>,
    produces: MediaTypes<'a>,
    /// The media types of shared responses, by their places.
    produces_of_shared: HashMap<Place, MediaTypes<'a>>,
    places: Places,
    report: &'a mut Report,
    /// The schemas of shared bodies that no operation has, which other schemas may refer to.
    bodies: Fields,
    /// The places of the responses whose media type is assumed.
    without_media_type: Vec<Place>,
    /// The places of the bodies whose media type is assumed.
    without_consumes: Vec<Place>,
    /// The places of the examples whose media types are those of their responses.
    of_examples: Vec<Place>,
    /// The places of errors that are JSON, unlike `produces`.
    errors_as_json: Vec<Place>,
    /// The number of values in copies, at least.
    copies: usize,
}

impl<'a> Converter<'a> {
    fn new(root: &'a Value, report: &'a mut Report) -> Self {
        Self {
            root,
            consumes: MediaTypes::of(root, "consumes", &Place::root()),
            produces: MediaTypes::of(root, "produces", &Place::root()),
            produces_of_shared: HashMap::new(),
            places: Places::default(),
            report,
            bodies: Fields::new(),
            without_media_type: Vec::new(),
            without_consumes: Vec::new(),
            of_examples: Vec::new(),
            errors_as_json: Vec::new(),
            copies: 0,
        }
    }

    /// Converts the whole description. Unknown fields are kept, because references may lead to them, unless OpenAPI 3 has
    /// fields with these names.
    fn description(&mut self) -> Value {
        let root = Place::root();
        self.places.record(root.key("openapi"), root.key("swagger"));
        let mut converted = Fields::from_iter([("openapi".to_owned(), json!(VERSION))]);
        if let Some(fields) = self.root.as_object() {
            let kept = copied(fields, &["info", "security", "tags", "externalDocs"]);
            converted.extend(kept);
            let others = fields.iter().filter(|(key, _)| {
                [Shape::Swagger, Shape::OpenApi]
                    .iter()
                    .all(|shape| shape.field(key).is_none())
            });
            converted.extend(others.map(|(key, value)| (key.clone(), value.clone())));
            set(&mut converted, "servers", self.servers(fields, &root));
        }
        let paths = self.root.get("paths").map(|paths| self.paths(paths));
        set(&mut converted, "paths", paths);
        let components = self.components();
        let components = (!components.is_empty()).then(|| components.into());
        set(&mut converted, "components", components);
        let bodies = std::mem::take(&mut self.bodies);
        let bodies = (!bodies.is_empty()).then(|| bodies.into());
        set(&mut converted, BODIES, bodies);
        Value::Object(converted)
    }

    /// Converts the reusable objects.
    fn components(&mut self) -> Fields {
        let mut components = Fields::new();
        for (section, new, convert) in SECTIONS {
            let Some(entries) = self.root.get(section) else {
                continue;
            };
            let old = Place::root().key(section);
            let now = Place::root().key("components").key(new);
            self.places.record(now.clone(), old.clone());
            let converted = match entries.as_object() {
                Some(entries) => {
                    let entries = entries.iter().filter_map(|(name, entry)| {
                        let converted = convert(self, entry, &old.key(name), &now.key(name));
                        Some((name.clone(), converted?))
                    });
                    Value::Object(entries.collect())
                }
                None => entries.clone(),
            };
            components.insert(new.to_owned(), converted);
        }
        components
    }

    /// Converts a copy of the node at an old place.
    fn copy(
        &mut self,
        old: &Place,
        new: &Place,
        convert: impl FnOnce(&mut Self) -> Value,
    ) -> Value {
        let outer = self.places.set_copying(true);
        self.places.record(new.clone(), old.clone());
        let copy = convert(self);
        self.places.set_copying(outer);
        copy
    }

    /// Counts a copy of a schema, with its media type; `false` if the copies have become too many. A few media types and
    /// operations make many of them.
    fn may_copy(&mut self, schema: &Value) -> bool {
        const MEDIA_TYPE: usize = 8;
        self.copies = self.copies.saturating_add(MEDIA_TYPE + size(schema));
        self.copies <= MAX_COPIES
    }

    /// Reports what concerns several responses or bodies.
    fn finish(self) -> Places {
        let found = [
            (
                &self.without_media_type,
                "missing `produces`, read as `application/json`",
                ("produces", "responses"),
            ),
            (
                &self.of_examples,
                "no example has a media type of `produces`; the response has those of its examples",
                ("produces", "responses"),
            ),
            (
                &self.errors_as_json,
                "an error that no media type of `produces` can represent, read as `application/json`",
                ("produces", "responses"),
            ),
            (
                &self.without_consumes,
                "missing `consumes`, read as `application/json`",
                ("consumes", "bodies"),
            ),
        ];
        for (places, message, (field, users)) in found {
            let Some(first) = places.first() else {
                continue;
            };
            let more = (places.len() > 1).then(|| format!("first of {} {users}", places.len()));
            let help = format!("declare `{field}` for the operation or the whole description");
            self.report
                .add(Code::MediaTypeTakenAs, first, message)
                .at_key()
                .maybe_label(more)
                .help(help);
        }
        self.places
    }
}

/// The number of values in a value.
fn size(value: &Value) -> usize {
    1 + match value {
        Value::Object(object) => object.values().map(size).sum::<usize>(),
        Value::Array(items) => items.iter().map(size).sum(),
        _ => 0,
    }
}

/// Converts an entry of a section at an old and a new place; `None` if it is converted where it is used.
type Convert = fn(&mut Converter<'_>, &Value, &Place, &Place) -> Option<Value>;

/// The sections of reusable objects, and of `components`.
const SECTIONS: [(&str, &str, Convert); 4] = [
    ("definitions", "schemas", |_, schema, _, _| {
        Some(schema.clone())
    }),
    (
        "parameters",
        "parameters",
        |converter, parameter, old, new| converter.shared_parameter(parameter, old, new),
    ),
    ("responses", "responses", |converter, response, old, new| {
        Some(converter.shared_response(response, old, new))
    }),
    (
        "securityDefinitions",
        "securitySchemes",
        |converter, scheme, old, new| Some(converter.security_scheme(scheme, old, new)),
    ),
];

/// `true` for a target of references that is converted: they lead to its new place, and those of the wrong kind are
/// reported. Targets in unknown fields are copied.
fn is_converted(target: &Place) -> bool {
    let steps = target.steps();
    let first = steps.first().copied().unwrap_or_default();
    first == "paths" || SECTIONS.iter().any(|(section, ..)| *section == first)
}

/// Copies fields by name, and extensions, from an object.
fn copied(from: &Fields, names: &[&str]) -> Fields {
    let fields = from.iter();
    let fields = fields.filter(|(key, _)| names.contains(&key.as_str()) || key.starts_with("x-"));
    fields
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect()
}

/// The text of a field; `None` if it is missing or has another type.
fn text<'v>(fields: &'v Fields, key: &str) -> Option<&'v str> {
    fields.get(key).and_then(Value::as_str)
}

/// Sets a field, if there is a value.
fn set(fields: &mut Fields, key: &str, value: Option<Value>) {
    fields.extend(value.map(|value| (key.to_owned(), value)));
}
