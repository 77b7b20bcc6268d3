//! The description as lint rules see it.

use std::collections::{BTreeMap, BTreeSet};

use openapi_crates_runtime::generator::media_type::is_within_any;
use serde_json::Value;

use crate::SharedParameter;
use crate::lower::Inferred;
use crate::lowered::Method;
use crate::source::{Node, OperationKey, Place, Shape, Survey, entries, items, resolve};

/// A description, with the lists that rules have in common.
pub(super) struct Description<'s> {
    pub(super) value: &'s Value,
    /// All objects, in declaration order.
    pub(super) nodes: Vec<Node<'s>>,
    /// The operations of paths.
    pub(super) operations: Vec<Operation<'s>>,
    /// The facts that lowering shows.
    pub(super) inferred: Inferred,
    /// The parameters that the client has once.
    pub(super) shared_parameters: &'s [SharedParameter],
    /// The locations and targets of references.
    pub(super) references: Vec<(Place, Place)>,
}

/// An operation of a path.
pub(super) struct Operation<'s> {
    pub(super) place: Place,
    pub(super) value: &'s Value,
    pub(super) method: Method,
    pub(super) path: &'s str,
    /// The path item.
    item: &'s Value,
}

/// An object and its location, after resolving references.
#[derive(Clone)]
pub(super) struct Found<'s> {
    pub(super) place: Place,
    pub(super) value: &'s Value,
}

impl<'s> Description<'s> {
    pub(super) fn new(
        survey: &'s Survey,
        inferred: Inferred,
        shared_parameters: &'s [SharedParameter],
    ) -> Self {
        let nodes = survey.nodes();
        let references = nodes.iter().filter_map(|node| {
            let target = node.value.get("$ref")?.as_str()?;
            Some((node.place.clone(), Place::of_reference(target)?))
        });
        let mut description = Self {
            value: &survey.value,
            references: references.collect(),
            operations: Vec::new(),
            inferred,
            shared_parameters,
            nodes,
        };
        description.operations = description.find_operations();
        description
    }

    fn find_operations(&self) -> Vec<Operation<'s>> {
        let mut operations = Vec::new();
        let paths = Place::root().key("paths");
        for (path, item) in entries(self.value.get("paths")) {
            let Some(item) = self.resolve(item, &paths.key(path)) else {
                continue;
            };
            for key in OperationKey::all(item.value) {
                if let Some(value) = key.get(item.value).filter(|value| value.is_object()) {
                    operations.push(Operation {
                        place: key.place(&item.place),
                        value,
                        method: Method::of_token(&key.method()),
                        path,
                        item: item.value,
                    });
                }
            }
        }
        operations
    }

    /// The value at a location, or the target of the reference there.
    pub(super) fn resolve(&self, value: &'s Value, place: &Place) -> Option<Found<'s>> {
        let (value, place) = resolve(self.value, value, place.clone())?;
        Some(Found { place, value })
    }

    /// The value or target of a field.
    pub(super) fn field(&self, of: &Found<'s>, key: &str) -> Option<Found<'s>> {
        self.resolve(of.value.get(key)?, &of.place.key(key))
    }

    /// The entries of a map, with references resolved.
    pub(super) fn entries(&self, of: &Found<'s>, key: &str) -> Vec<(&'s str, Found<'s>)> {
        let place = of.place.key(key);
        let entries = entries(of.value.get(key));
        entries
            .filter_map(|(name, value)| Some((name, self.resolve(value, &place.key(name))?)))
            .collect()
    }

    /// The items of a list, with references resolved.
    pub(super) fn items(&self, of: &Found<'s>, key: &str) -> Vec<Found<'s>> {
        let place = of.place.key(key);
        items(of.value.get(key))
            .enumerate()
            .filter_map(|(index, value)| self.resolve(value, &place.index(index)))
            .collect()
    }

    /// The objects of some shapes, without references.
    pub(super) fn all(&self, is_wanted: impl Fn(Shape) -> bool) -> impl Iterator<Item = &Node<'s>> {
        let nodes = self.nodes.iter();
        nodes.filter(move |node| is_wanted(node.shape) && node.value.get("$ref").is_none())
    }

    /// The parameters of an operation and its path item.
    pub(super) fn parameters(&self, operation: &Operation<'s>) -> Vec<Found<'s>> {
        let own = self.items(&operation.found(), "parameters");
        let item = Found {
            place: operation.place.parent().cloned().unwrap_or_default(),
            value: operation.item,
        };
        let key = |one: &Found<'_>| {
            let text = |key: &str| {
                one.value
                    .get(key)
                    .and_then(Value::as_str)
                    .map(str::to_owned)
            };
            (text("in"), text("name"))
        };
        let known: BTreeSet<_> = own.iter().map(key).collect();
        let shared = self.items(&item, "parameters");
        let shared = shared.into_iter().filter(|one| !known.contains(&key(one)));
        shared.chain(own).collect()
    }

    /// The responses of an operation, by their statuses.
    pub(super) fn responses(&self, operation: &Operation<'s>) -> Vec<(&'s str, Found<'s>)> {
        let responses = self.entries(&operation.found(), "responses");
        let responses = responses.into_iter();
        responses
            .filter(|(key, _)| !key.starts_with("x-"))
            .collect()
    }

    /// The schemas of `components`.
    pub(super) fn schemas(&self) -> impl Iterator<Item = (&'s str, Place, &'s Value)> {
        let schemas = entries(self.value.pointer("/components/schemas"));
        schemas.map(|(name, schema)| (name, Place::component("schemas", name), schema))
    }

    /// The component around a location.
    pub(super) fn component_of(place: &Place) -> Option<Place> {
        match place.steps().as_slice() {
            ["components", section, name, ..] => Some(Place::component(section, name)),
            _ => None,
        }
    }

    /// The components that references outside of components, or from other roots, lead to, as JSON Pointers.
    pub(super) fn reach(
        &self,
        is_root: impl Fn(&Place) -> bool,
        roots: &[Place],
    ) -> BTreeSet<String> {
        let mut of_components: BTreeMap<String, Vec<&Place>> = BTreeMap::new();
        let mut waiting: Vec<&Place> = roots.iter().collect();
        for (place, target) in &self.references {
            match Self::component_of(place) {
                Some(component) => {
                    let targets = of_components.entry(component.pointer()).or_default();
                    targets.push(target);
                }
                None if is_root(place) => waiting.push(target),
                None => {}
            }
        }
        let mut reached = BTreeSet::new();
        while let Some(target) = waiting.pop() {
            let Some(component) = Self::component_of(target) else {
                continue;
            };
            let pointer = component.pointer();
            waiting.extend(of_components.remove(&pointer).unwrap_or_default());
            reached.insert(pointer);
        }
        reached
    }
}

impl<'s> Operation<'s> {
    pub(super) fn found(&self) -> Found<'s> {
        Found {
            place: self.place.clone(),
            value: self.value,
        }
    }

    /// The `operationId`.
    pub(super) fn id(&self) -> Option<&'s str> {
        self.value.get("operationId").and_then(Value::as_str)
    }

    /// The `operationId`, or the method and path.
    pub(super) fn shown(&self) -> String {
        match self.id() {
            Some(id) => id.to_owned(),
            None => format!("{} {}", self.method.as_str(), self.path),
        }
    }
}

/// Returns `true` for JSON media types.
pub(super) fn is_json(media_type: &str) -> bool {
    is_within_any(media_type.as_bytes(), "application/json, *+json")
}

/// Returns `true` if `type` is or includes a type.
pub(super) fn has_type(schema: &Value, wanted: &str) -> bool {
    match schema.get("type") {
        Some(Value::String(one)) => one == wanted,
        Some(Value::Array(types)) => types.iter().any(|one| one == wanted),
        _ => false,
    }
}

/// Returns `true` if a string of an object is not blank.
pub(super) fn has_text(value: &Value, key: &str) -> bool {
    let text = value.get(key).and_then(Value::as_str);
    text.is_some_and(|text| !text.trim().is_empty())
}
