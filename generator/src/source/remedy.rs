//! What can be done about an error by its place alone: the smallest part of the description that can be left out
//! or loosened, then the parts around it.

use serde_json::{Value, json};

use super::correction::{Change, Correction, is_loose};
use super::grammar::{Kind, Need, Shape};
use super::placeholders::resolved;
use super::rules::refine;
use super::text::Source;
use super::version::Version;
use super::{Place, Wanted, bundled, hooks};
use crate::report::Report;

/// Whether an object is not understood without a field. What proves a caller is never guessed.
fn is_essential(shape: Shape, field: &str) -> bool {
    match shape {
        Shape::OpenApi => ["components", "paths", "security", "webhooks"].contains(&field),
        Shape::PathItem => Shape::methods().any(|method| method == field) || field == "parameters",
        Shape::Operation => ["parameters", "requestBody", "responses", "security"].contains(&field),
        _ => field == "content",
    }
}

/// A node on the way to a place, and what the grammar has there.
struct Step<'v> {
    place: Place,
    value: &'v Value,
    kind: Kind,
    holder: Holder,
}

/// What holds a node.
#[derive(Clone, Copy)]
enum Holder {
    /// An object, under a key that the grammar knows.
    Field(Shape, Need),
    /// An object, under a key of the author's choice, among so many.
    Entry(usize),
    List,
    /// An object, under a key that the grammar does not know.
    Unknown,
}

/// What can be corrected in a description.
pub(crate) struct Remedies {
    value: Value,
    version: Version,
}

impl Remedies {
    /// What can be corrected in a description that has these corrections already; `None` if it cannot be read.
    pub(crate) fn new(source: &Source, wanted: &Wanted) -> Option<Self> {
        let bundled = bundled(source, &unmoved(&wanted.corrections), &mut Report::new())?;
        Some(Self {
            value: bundled.value,
            version: bundled.version,
        })
    }

    /// The corrections that may make up for an error at a place, the smallest first, or of schemas that allow more
    /// alone. None where only the operation can be left out.
    pub(crate) fn of(&self, place: &Place, loosens: bool) -> Vec<Correction> {
        let steps = steps(&self.value, self.version, place);
        let is_guard = |step: &Step<'_>| step.kind == Kind::Object(Shape::SecurityRequirement);
        if steps.iter().any(is_guard) {
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
        let looser = [Change::Loosen, Change::Set(any_body())];
        let loosened = corrections
            .iter()
            .position(|one| looser.contains(&one.change));
        if let (true, Some(first)) = (loosens, loosened) {
            corrections.drain(..first);
        }
        corrections
    }
}

/// The corrections that leave everything where it is: places are those of the description without any.
fn unmoved(corrections: &[Correction]) -> Vec<Correction> {
    let moves = |one: &&Correction| {
        let name = one.place.name().unwrap_or_default();
        let is_entry = one.change == Change::Remove && name.parse::<usize>().is_ok();
        is_entry || matches!(one.change, Change::Rename(_))
    };
    let kept = corrections.iter().filter(|one| !moves(one));
    kept.cloned().collect()
}

/// The nodes on the way to a place.
fn steps<'v>(value: &'v Value, version: Version, place: &Place) -> Vec<Step<'v>> {
    let mut steps: Vec<Step<'v>> = Vec::new();
    let (mut at, mut kind, mut here) = (value, Kind::Object(Shape::OpenApi), Place::root());
    for name in place.steps() {
        let next = match at {
            Value::Object(object) => object.get(name),
            Value::Array(list) => name.parse::<usize>().ok().and_then(|index| list.get(index)),
            _ => None,
        };
        let Some(next) = next else {
            break;
        };
        let (kind_of_next, holder) = held(kind, at, name, next, version);
        (at, kind, here) = (next, kind_of_next, here.key(name));
        steps.push(Step {
            place: here.clone(),
            value: next,
            kind,
            holder,
        });
    }
    steps
}

/// What the grammar has under a key of a node.
fn held(kind: Kind, at: &Value, key: &str, next: &Value, version: Version) -> (Kind, Holder) {
    let entries = at.as_object().map_or(0, |object| object.len());
    match (kind, at) {
        (Kind::Object(shape) | Kind::Reference(shape), Value::Object(object)) => {
            let (shape, _) = refine(shape, object);
            if let Some(field) = shape.field(key).or_else(|| shape.later_field(key)) {
                return (field.kind, Holder::Field(shape, field.need));
            }
            if shape == Shape::OpenApi && hooks::are_webhooks(key, next, version) {
                return (WEBHOOKS, Holder::Field(shape, Need::Required));
            }
            match shape.others() {
                Some(others) if !key.starts_with("x-") => (others.kind, Holder::Entry(entries)),
                _ => (Kind::Any, Holder::Unknown),
            }
        }
        (Kind::Items, Value::Object(_)) => held(SCHEMA, at, key, next, version),
        (Kind::Items, Value::Array(_)) => (SCHEMA, Holder::List),
        (Kind::BoolOr(kind), _) => held(*kind, at, key, next, version),
        (Kind::List(kind), _) => (*kind, Holder::List),
        (Kind::Map(kind), _) => (*kind, Holder::Entry(entries)),
        _ => (Kind::Any, Holder::Unknown),
    }
}

const SCHEMA: Kind = Kind::Reference(Shape::Schema);
const WEBHOOKS: Kind = Kind::Map(&Kind::Reference(Shape::PathItem));

impl Step<'_> {
    /// What can be done about an error of this node.
    fn change(&self, value: &Value, loosens: bool) -> Option<Change> {
        if self.value.is_null() && self.place.name() != Some("security") {
            return Some(Change::Remove);
        }
        if loosens && self.is_reference_to_body() {
            return Some(Change::Set(any_body()));
        }
        if self.is_schema() {
            return (!is_loose(self.value)).then_some(Change::Loosen);
        }
        match (self.holder, self.kind) {
            // Of a section, the component alone is wrong.
            (Holder::Field(Shape::Components, _), _) if self.value.is_object() => None,
            (Holder::Field(shape, need), _) => {
                let name = self.place.name().unwrap_or_default();
                let is_optional = need != Need::Required && !is_essential(shape, name);
                is_optional.then_some(Change::Remove)
            }
            (Holder::Entry(count), Kind::Object(Shape::MediaType)) => {
                (count > 1).then_some(Change::Remove)
            }
            (Holder::Entry(_), Kind::Reference(shape)) => is_spare(shape).then_some(Change::Remove),
            (Holder::Entry(_), Kind::Object(Shape::Encoding | Shape::ServerVariable)) => {
                Some(Change::Remove)
            }
            (Holder::Entry(_) | Holder::List, Kind::Text | Kind::Any) => Some(Change::Remove),
            (Holder::List, Kind::Object(Shape::Server | Shape::Tag)) => Some(Change::Remove),
            (Holder::List, Kind::Reference(Shape::Parameter)) => {
                is_optional(resolved(value, self.value)?).then_some(Change::Remove)
            }
            (Holder::Unknown, _) => {
                let is_extension = self.place.name().is_some_and(|name| name.starts_with("x-"));
                is_extension.then_some(Change::Remove)
            }
            _ => None,
        }
    }

    /// Whether it is a reference to a response or to the body of a request, of which any body can be made.
    fn is_reference_to_body(&self) -> bool {
        let is_of_body = matches!(
            self.kind,
            Kind::Reference(Shape::RequestBody | Shape::Response)
        );
        is_of_body && self.value.get("$ref").is_some()
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

/// A request body or a response of which nothing is known.
fn any_body() -> Value {
    json!({"description": "", "content": {"*/*": {}}})
}

/// Whether neither side is wrong without an entry of this kind. A security scheme that is not declared is for the
/// implementation to verify.
fn is_spare(shape: Shape) -> bool {
    matches!(
        shape,
        Shape::Example | Shape::Link | Shape::Header | Shape::SecurityScheme
    )
}

/// Whether a request can do without a parameter.
fn is_optional(parameter: &Value) -> bool {
    let is_required = parameter.get("required").and_then(Value::as_bool) == Some(true);
    let location = parameter.get("in").and_then(Value::as_str);
    !is_required && location.is_some_and(|location| location != "path")
}
