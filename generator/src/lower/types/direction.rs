//! Separate request and response types for schemas with `readOnly` or `writeOnly` properties.

use std::collections::{BTreeMap, BTreeSet};

use petgraph::Incoming;

use crate::lower::Lowering;
use crate::lowered::{Access, Content, Field, Operation, Type, TypeId, TypeKind, closure};
use crate::names::Name;

impl Lowering<'_> {
    /// Removes `readOnly` properties from request types and `writeOnly` properties from response
    /// types. A schema that both use becomes two types. Webhooks use the response types, because
    /// the server sends their requests.
    pub fn split_request_types(&mut self, operations: &mut [Operation], webhooks: &[Operation]) {
        let with_access = self.with_access();
        if with_access.is_empty() {
            return;
        }
        let in_requests = self.closure(request_types(operations));
        let in_webhooks = [self.response_types(webhooks), request_types(webhooks)].concat();
        let response_types = self.response_types(operations).into_iter();
        let response_types = self.closure(response_types.chain(in_webhooks));
        let mut requests = BTreeMap::new();
        for id in with_access.intersection(&in_requests) {
            let own = match response_types.contains(id) {
                true => self.declare_request(*id),
                false => *id,
            };
            requests.insert(*id, own);
        }
        for (id, own) in &requests {
            self.make_request(*id, *own, &requests);
        }
        for id in with_access.intersection(&response_types) {
            self.drop_fields(*id, Access::WriteOnly);
        }
        let twins = requests.iter().filter(|(id, own)| id != own);
        self.twins = twins.map(|(id, own)| (*id, *own)).collect();
        let to_request = |id| requests.get(&id).copied().unwrap_or(id);
        for operation in operations {
            for parameter in operation.all_parameters_mut() {
                parameter.field.ty.rename(&to_request);
            }
            let bodies = operation.request_contents_mut();
            bodies
                .flat_map(Content::types_mut)
                .for_each(|ty| ty.rename(&to_request));
        }
    }

    /// Returns the types with `readOnly` or `writeOnly` properties, and the types that contain
    /// them.
    fn with_access(&self) -> BTreeSet<TypeId> {
        let graph = self.graph(TypeKind::parts);
        let is_split = |field: &Field| field.access != Access::Both;
        let all = self.types.all().iter().enumerate();
        let split = all.filter(|(_, one)| one.kind.fields().iter().any(is_split));
        closure(split.map(|(index, _)| TypeId(index)), |id| {
            graph.neighbors_directed(id, Incoming)
        })
    }

    /// Returns the root types of responses.
    fn response_types(&self, operations: &[Operation]) -> Vec<TypeId> {
        let types = operations
            .iter()
            .flat_map(|one| one.response_types(&self.payloads));
        types.flat_map(Type::named).collect()
    }

    /// Returns some types and all that they contain.
    fn closure(&self, from: impl IntoIterator<Item = TypeId>) -> BTreeSet<TypeId> {
        closure(from, |id| {
            self.types.kind(id).map(TypeKind::parts).unwrap_or_default()
        })
    }

    /// Declares the request type of a schema.
    fn declare_request(&mut self, id: TypeId) -> TypeId {
        let place = self.types.place(id).cloned().unwrap_or_default();
        let Some(definition) = self.types.get(id).cloned() else {
            return id;
        };
        let stem = format!("{}Request", definition.name.plain());
        let own = self.declare_inline(&stem, &place);
        self.pending_again(id, own);
        if let Some(request) = self.types.get_mut(own) {
            request.name = Name {
                wire: definition.name.wire,
                rust: request.name.rust.clone(),
            };
            request.is_inline = definition.is_inline;
            request.description = definition.description;
            request.deprecated = definition.deprecated;
        }
        own
    }

    /// Defines a request type.
    fn make_request(&mut self, id: TypeId, own: TypeId, requests: &BTreeMap<TypeId, TypeId>) {
        let Some(mut kind) = self.types.kind(id).cloned() else {
            return;
        };
        kind.rename(&|id| requests.get(&id).copied().unwrap_or(id));
        if let Some(request) = self.types.kind_mut(own) {
            *request = kind;
        }
        self.drop_fields(own, Access::ReadOnly);
    }

    fn drop_fields(&mut self, id: TypeId, access: Access) {
        let Some(TypeKind::Struct(object)) = self.types.kind_mut(id) else {
            return;
        };
        let (dropped, kept) = std::mem::take(&mut object.fields)
            .into_iter()
            .partition(|field| field.access == access);
        object.fields = kept;
        let names = dropped.into_iter().map(|field| field.name.wire);
        object.ignored.extend(names);
    }
}

/// Returns the root types of requests.
fn request_types(operations: &[Operation]) -> Vec<TypeId> {
    let types = operations.iter().flat_map(Operation::request_types);
    types.flat_map(Type::named).collect()
}
