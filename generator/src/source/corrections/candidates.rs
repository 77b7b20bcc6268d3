//! The corrections that may fix an error, judging by its place: the smallest part that can be removed or loosened, then
//! the parts around it.

use serde_json::{Value, json};

use super::correction::{Change, Correction, allows_any};
use crate::report::Report;
use crate::selection::METHODS;
use crate::source::grammar::{
    ADDITIONAL_OPERATIONS, Kind, Presence, ROOT, SCHEMA, Shape, Version, are_webhooks,
};
use crate::source::text::Source;
use crate::source::tree::{Origins, Place, node, resolve};
use crate::source::{Bundled, Locations, Wanted};

/// `true` if removing a field would change the meaning of the object. Security is never weakened.
fn is_essential(shape: Shape, field: &str) -> bool {
    match shape {
        Shape::OpenApi => ["components", "paths", "security", "webhooks"].contains(&field),
        Shape::PathItem => {
            METHODS.contains(&field) || ["parameters", ADDITIONAL_OPERATIONS].contains(&field)
        }
        Shape::Operation => ["parameters", "requestBody", "responses", "security"].contains(&field),
        _ => field == "content",
    }
}

/// A node on the way to a place, with its kind in the grammar.
struct Step<'v> {
    place: Place,
    value: &'v Value,
    kind: Kind,
    holder: Holder,
}

/// The parent of a node.
#[derive(Clone, Copy)]
enum Holder {
    /// An object, with a fixed field.
    Field(Shape, Presence),
    /// An object with arbitrary or patterned keys, and their number.
    Entry(usize),
    List,
    /// An object, with an unknown key.
    Unknown,
}

/// A description whose errors are to be corrected.
pub(crate) struct Candidates {
    value: Value,
    version: Version,
    locations: Locations,
}

impl Candidates {
    /// Reads a description with the previous corrections; `None` if that fails.
    pub(crate) fn new(source: &Source, wanted: &Wanted) -> Option<Self> {
        // Places are those before any correction, so corrections that move nodes are not applied.
        let moves = |one: &&Correction| {
            let name = one.place.name().unwrap_or_default();
            let is_entry = one.change == Change::Remove && name.parse::<usize>().is_ok();
            is_entry || matches!(one.change, Change::Rename(_))
        };
        let unmoved = wanted.corrections.iter().filter(|one| !moves(one));
        let unmoved: Vec<Correction> = unmoved.cloned().collect();
        let bundled = Bundled::read(source, &unmoved, &mut Report::new())?;
        Some(Self {
            value: bundled.value,
            version: bundled.version,
            locations: bundled.locations,
        })
    }

    /// The origins of the nodes.
    pub(crate) fn origins(&self) -> &Origins {
        &self.locations.origins
    }

    /// Returns the corrections for an error at a place, the smallest first; only those that loosen schemas or bodies, if
    /// `loosens` is set. Empty if only the whole operation can be skipped.
    pub(crate) fn of(&self, place: &Place, loosens: bool) -> Vec<Correction> {
        let steps = self.steps(place);
        let is_security = |step: &Step<'_>| step.kind == Kind::Object(Shape::SecurityRequirement);
        if steps.iter().any(is_security) {
            return Vec::new();
        }
        let inner_first = steps.iter().rev();
        let inner_first =
            inner_first.take_while(|step| step.kind != Kind::Object(Shape::Operation));
        let corrections = inner_first.filter_map(|step| {
            let change = step.change(&self.value, loosens)?;
            let place = step.place.clone();
            Some(Correction { place, change })
        });
        let mut corrections: Vec<Correction> = corrections.collect();
        let looser = [
            Change::Loosen,
            Change::Set(any_body()),
            Change::Set(json!({})),
        ];
        let mut changes = corrections.iter().map(|one| &one.change);
        let first = changes.position(|change| looser.contains(change));
        if let (true, Some(first)) = (loosens, first) {
            corrections.drain(..first);
        }
        corrections
    }

    /// The nodes on the way to a place.
    fn steps(&self, place: &Place) -> Vec<Step<'_>> {
        let mut steps: Vec<Step<'_>> = Vec::new();
        let (mut value, mut kind) = (&self.value, ROOT);
        let mut place_of_value = Place::root();
        for name in place.steps() {
            let Some(next) = node(value, &Place::root().key(name)) else {
                break;
            };
            let (next_kind, holder) = self.child_kind(kind, value, name, next);
            (value, kind, place_of_value) = (next, next_kind, place_of_value.key(name));
            steps.push(Step {
                place: place_of_value.clone(),
                value,
                kind,
                holder,
            });
        }
        steps
    }

    /// The kind of a child in the grammar.
    fn child_kind(&self, kind: Kind, value: &Value, key: &str, child: &Value) -> (Kind, Holder) {
        let entries = value.as_object().map_or(0, |object| object.len());
        match (kind, value) {
            (Kind::Object(shape) | Kind::Reference(shape), Value::Object(object)) => {
                let shape = shape.refine(object).unwrap_or(shape);
                if let Some((_, field)) = shape.field(key) {
                    return (field.kind, Holder::Field(shape, field.presence));
                }
                if shape == Shape::OpenApi && are_webhooks(key, child, self.version) {
                    return (WEBHOOKS, Holder::Field(shape, Presence::Required));
                }
                match shape.patterned() {
                    Some(patterned) if !key.starts_with("x-") => {
                        (patterned.kind, Holder::Entry(entries))
                    }
                    _ => (Kind::Any, Holder::Unknown),
                }
            }
            (Kind::Discriminator, Value::Object(_)) => {
                self.child_kind(Kind::Object(Shape::Discriminator), value, key, child)
            }
            (Kind::Items, Value::Object(_)) => self.child_kind(SCHEMA, value, key, child),
            (Kind::Items, Value::Array(_)) => (SCHEMA, Holder::List),
            (Kind::BoolOr(kind), _) => self.child_kind(*kind, value, key, child),
            (Kind::List(kind), _) => (*kind, Holder::List),
            (Kind::Map(kind), _) => (*kind, Holder::Entry(entries)),
            _ => (Kind::Any, Holder::Unknown),
        }
    }
}

const MEDIA_TYPE: Kind = Kind::Reference(Shape::MediaType);
const WEBHOOKS: Kind = Kind::Map(&Kind::Reference(Shape::PathItem));

impl Step<'_> {
    /// The change that may fix an error of this node.
    fn change(&self, root: &Value, loosens: bool) -> Option<Change> {
        let name = self.place.name().unwrap_or_default();
        if self.value.is_null() && name != "security" {
            return Some(Change::Remove);
        }
        if loosens && self.is_reference_to_body() {
            return Some(Change::Set(any_body()));
        }
        if loosens && self.kind == MEDIA_TYPE && self.value.get("$ref").is_some() {
            return Some(Change::Set(json!({})));
        }
        if self.is_schema() {
            return (!allows_any(self.value)).then_some(Change::Loosen);
        }
        let is_removable = match (self.holder, self.kind) {
            // The error is in a single component.
            (Holder::Field(Shape::Components, _), _) if self.value.is_object() => false,
            (Holder::Field(shape, presence), _) => {
                presence != Presence::Required && !is_essential(shape, name)
            }
            (Holder::Entry(count), MEDIA_TYPE) => count > 1,
            // An undeclared security scheme is verified by the implementation.
            (Holder::Entry(_), Kind::Reference(shape)) => matches!(
                shape,
                Shape::Example | Shape::Link | Shape::Header | Shape::SecurityScheme
            ),
            (Holder::Entry(_), Kind::Object(Shape::Encoding | Shape::ServerVariable)) => true,
            (Holder::Entry(_) | Holder::List, Kind::Text | Kind::Any) => true,
            (Holder::List, Kind::Object(Shape::Server | Shape::Tag)) => true,
            (Holder::List, Kind::Reference(Shape::Parameter)) => {
                let (parameter, _) = resolve(root, self.value, self.place.clone())?;
                is_optional(parameter)
            }
            (Holder::Unknown, _) => name.starts_with("x-"),
            _ => false,
        };
        is_removable.then_some(Change::Remove)
    }

    /// `true` for a reference to a response or request body, which can be replaced by an arbitrary body.
    fn is_reference_to_body(&self) -> bool {
        let bodies = [Shape::RequestBody, Shape::Response].map(Kind::Reference);
        bodies.contains(&self.kind) && self.value.get("$ref").is_some()
    }

    fn is_schema(&self) -> bool {
        match self.kind {
            SCHEMA => true,
            Kind::Items => !self.value.is_array(),
            Kind::BoolOr(kind) => *kind == SCHEMA,
            _ => false,
        }
    }
}

/// An arbitrary request body or response.
fn any_body() -> Value {
    json!({"description": "", "content": {"*/*": {}}})
}

/// `true` if a request can do without a parameter: an optional one, or one of OpenAPI 2.0 in the body.
fn is_optional(parameter: &Value) -> bool {
    let is_required = parameter.get("required").and_then(Value::as_bool) == Some(true);
    let location = parameter.get("in").and_then(Value::as_str);
    match location {
        Some("body" | "formData") => true,
        location => !is_required && location.is_some_and(|location| location != "path"),
    }
}
