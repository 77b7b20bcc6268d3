//! A walk over all objects of a description, each known as what it is.

use std::collections::HashSet;

use serde_json::Value;

use super::grammar::{Kind, Shape};
use super::nodes::node;
use super::rules::refine;
use super::structure::stands_elsewhere;
use super::version::Version;
use super::{Place, hooks};

/// An object of a description, which may be a reference.
#[derive(Clone, Debug)]
pub(crate) struct Node<'v> {
    pub(crate) place: Place,
    pub(crate) shape: Shape,
    pub(crate) value: &'v Value,
}

/// All objects of a description that was checked, in its order, each once; those behind that stand where only a reference
/// says what they are.
pub(super) fn nodes(value: &Value, version: Version) -> Vec<Node<'_>> {
    let mut walk = Walk {
        version,
        nodes: Vec::new(),
        references: Vec::new(),
        seen: HashSet::new(),
    };
    walk.value(&Kind::Object(Shape::OpenApi), value, &Place::root());
    let mut next = 0;
    while let Some((target, shape)) = walk.references.get(next).cloned() {
        next += 1;
        if stands_elsewhere(&target)
            && let Some(found) = node(value, &target)
        {
            walk.value(&Kind::Reference(shape), found, &target);
        }
    }
    walk.nodes
}

struct Walk<'v> {
    version: Version,
    nodes: Vec<Node<'v>>,
    references: Vec<(Place, Shape)>,
    seen: HashSet<Place>,
}

impl<'v> Walk<'v> {
    /// The nesting of a description is bounded by its reader.
    fn value(&mut self, kind: &Kind, value: &'v Value, place: &Place) {
        match (kind, value) {
            (Kind::Object(shape), Value::Object(_)) => self.object(*shape, value, place),
            (Kind::Reference(shape), Value::Object(object)) => {
                let target = object.get("$ref").and_then(Value::as_str);
                let target = target.and_then(Place::of_reference);
                self.references
                    .extend(target.map(|target| (target, *shape)));
                self.object(*shape, value, place);
            }
            (Kind::Items, Value::Object(_)) => {
                self.value(&Kind::Reference(Shape::Schema), value, place);
            }
            (Kind::Items, Value::Array(_)) => {
                self.value(&Kind::List(&Kind::Reference(Shape::Schema)), value, place);
            }
            (Kind::List(kind), Value::Array(list)) => {
                for (index, entry) in list.iter().enumerate() {
                    self.value(kind, entry, &place.index(index));
                }
            }
            (Kind::Map(kind), Value::Object(entries)) => {
                for (key, entry) in entries {
                    self.value(kind, entry, &place.key(key));
                }
            }
            (Kind::BoolOr(kind), Value::Object(_)) => self.value(kind, value, place),
            _ => {}
        }
    }

    fn object(&mut self, shape: Shape, value: &'v Value, place: &Place) {
        let Value::Object(object) = value else {
            return;
        };
        if !self.seen.insert(place.clone()) {
            return;
        }
        let (shape, _) = refine(shape, object);
        self.nodes.push(Node {
            place: place.clone(),
            shape,
            value,
        });
        for (key, entry) in object {
            let field = shape.field(key).or_else(|| shape.later_field(key));
            let is_extension = shape.is_extensible() && key.starts_with("x-");
            let are_webhooks =
                shape == Shape::OpenApi && hooks::are_webhooks(key, entry, self.version);
            let kind = match (field, shape.others()) {
                (Some(field), _) => field.kind,
                (None, Some(others)) if !is_extension => others.kind,
                (None, _) if are_webhooks => Kind::Map(&Kind::Reference(Shape::PathItem)),
                (None, _) => continue,
            };
            self.value(&kind, entry, &place.key(key));
        }
    }
}
