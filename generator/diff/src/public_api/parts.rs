//! Parts of a description, and the types that they name.

use std::collections::BTreeSet;

use generator::internals::About;
use generator::internals::{Api, Content, Operation, Payload, Shape, Type, TypeId};

/// Parts of a description.
#[derive(Debug, Default)]
pub struct Parts {
    pub(super) types: BTreeSet<TypeId>,
    pub(super) operations: BTreeSet<usize>,
    pub(super) payloads: BTreeSet<usize>,
    /// The types that these are made of.
    pub(super) named: BTreeSet<TypeId>,
    /// Whether all parts are meant.
    pub(super) are_all: bool,
}

impl Parts {
    /// Whether a file about something is one of theirs.
    pub fn have(&self, about: About) -> bool {
        match about {
            About::Crate => true,
            About::Inside => self.are_all,
            _ if self.are_all => true,
            About::Type(id) => self.types.contains(&id),
            About::Operation(index) => self.operations.contains(&index),
            About::Payload(index) => self.payloads.contains(&index),
        }
    }

    /// Whether a type has to be known by its name.
    pub fn name(&self, id: TypeId) -> bool {
        self.are_all || self.types.contains(&id) || self.named.contains(&id)
    }

    /// All of a description.
    pub fn all() -> Self {
        Self {
            are_all: true,
            ..Self::default()
        }
    }
}

/// The types that are named by parts of a description, and by what all of it has in common.
pub fn named_in(api: &Api, parts: &Parts) -> BTreeSet<TypeId> {
    let definitions = parts.types.iter().filter_map(|id| api.types.get(id.0));
    let mut named: BTreeSet<TypeId> = definitions.flat_map(|one| one.kind.parts()).collect();
    let conversions = &api.conversions;
    let conversions = conversions
        .to_requests
        .iter()
        .chain(&conversions.to_responses);
    let conversions = conversions.filter(|one| parts.types.contains(&one.to));
    named.extend(conversions.map(|one| one.from));
    let payloads = parts
        .payloads
        .iter()
        .filter_map(|index| api.payloads.get(*index));
    let operations = parts
        .operations
        .iter()
        .filter_map(|index| api.operations.get(*index));
    let operations = operations.chain(&api.webhooks.operations);
    let mut types: Vec<&Type> = payloads.flat_map(types_of_payload).collect();
    for operation in operations {
        types.extend(types_of(operation));
        types.extend(
            payloads_of(api, operation)
                .into_iter()
                .flat_map(types_of_payload),
        );
    }
    let errors = api.error_bodies.iter().chain(&api.webhooks.error_bodies);
    types.extend(errors.map(|body| &body.ty));
    let common = api.common_headers.iter();
    types.extend(common.map(|common| &common.header.field.ty));
    named.extend(named_by(types));
    named
}

/// Whether one of some types is found.
pub fn names_any(named: &[TypeId], found: &BTreeSet<TypeId>) -> bool {
    !found.is_empty() && named.iter().any(|id| found.contains(id))
}

/// The types that others are made of.
pub fn named_by<'a>(types: impl IntoIterator<Item = &'a Type>) -> Vec<TypeId> {
    types.into_iter().flat_map(Type::named).collect()
}

/// The types of a payload.
pub fn types_of_payload(payload: &Payload) -> Vec<&Type> {
    let headers = payload.headers.iter().map(|header| &header.field.ty);
    headers
        .chain(payload.body.iter().flat_map(Content::types))
        .collect()
}

/// The indexes of the payloads of an operation.
pub fn payload_indexes(operation: &Operation) -> impl Iterator<Item = usize> {
    let shapes = operation.responses.iter();
    shapes.filter_map(|response| response.shape.payload())
}

fn payloads_of<'a>(api: &'a Api, operation: &Operation) -> Vec<&'a Payload> {
    let indexes = payload_indexes(operation);
    indexes
        .filter_map(|index| api.payloads.get(index))
        .collect()
}

/// The types of an operation, but for those of its payloads.
pub fn types_of(operation: &Operation) -> Vec<&Type> {
    let parameters = operation
        .all_parameters()
        .map(|parameter| &parameter.field.ty);
    let body = operation.body.iter().map(|body| &body.content);
    let others = operation.other_bodies.iter().map(|body| &body.content);
    let answered = operation
        .responses
        .iter()
        .filter_map(|response| match &response.shape {
            Shape::Body(content) => Some(content.as_ref()),
            Shape::Empty | Shape::Payload(_) => None,
        });
    let contents = body.chain(others).chain(answered).flat_map(Content::types);
    let items = operation
        .pagination
        .iter()
        .map(|pagination| &pagination.item);
    parameters.chain(contents).chain(items).collect()
}
