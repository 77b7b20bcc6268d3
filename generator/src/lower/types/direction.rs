//! `readOnly` and `writeOnly`: types that differ between requests and responses.

use std::collections::{BTreeMap, BTreeSet};

use crate::lower::Lowering;
use crate::model::{
    Access, AdditionalProperties, Content, Object, Operation, Type, TypeId, TypeKind,
};
use crate::names::Name;

impl Lowering<'_> {
    /// Takes away from the types of requests what only the server sends, and from those of
    /// responses what only the client sends. A type that both use and that differs is
    /// made twice. All that hooks carry is what responses are: the server sends the requests of
    /// these, and who receives them answers with what it holds.
    pub(in crate::lower) fn split_request_types(
        &mut self,
        operations: &mut [Operation],
        hooks: &[Operation],
    ) {
        let differing = self.differing();
        if differing.is_empty() {
            return;
        }
        let requested = self.reached(sent(operations));
        let hooked = [self.answered(hooks), sent(hooks)].concat();
        let answered = self.answered(operations).into_iter();
        let answered = self.reached(answered.chain(hooked));
        let mut requests = BTreeMap::new();
        for id in differing.intersection(&requested) {
            let own = match answered.contains(id) {
                true => self.declare_request(*id),
                false => *id,
            };
            requests.insert(*id, own);
        }
        for (id, own) in &requests {
            self.make_request(*id, *own, &requests);
        }
        for id in differing.intersection(&answered) {
            self.drop_fields(*id, Access::WriteOnly);
        }
        let twins = requests.iter().filter(|(id, own)| id != own);
        self.twins = twins.map(|(id, own)| (*id, *own)).collect();
        for operation in operations {
            let path = operation.path_parameters.iter_mut();
            for parameter in path.chain(&mut operation.parameters) {
                rename(&mut parameter.field.ty, &requests);
            }
            let bodies = operation.body.iter_mut().map(|body| &mut body.content);
            let others = operation
                .other_bodies
                .iter_mut()
                .map(|other| &mut other.content);
            for ty in bodies.chain(others).flat_map(Content::types_mut) {
                rename(ty, &requests);
            }
        }
    }

    /// The types that have fields which only one side sends, and what is made of them.
    fn differing(&self) -> BTreeSet<TypeId> {
        let all = || self.types.all().iter().enumerate();
        let mut owners: BTreeMap<TypeId, Vec<TypeId>> = BTreeMap::new();
        for (index, definition) in all() {
            for part in definition.kind.parts() {
                owners.entry(part).or_default().push(TypeId(index));
            }
        }
        let mut waiting: Vec<TypeId> = all()
            .filter(|(_, definition)| is_split(&definition.kind))
            .map(|(index, _)| TypeId(index))
            .collect();
        let mut differing = BTreeSet::new();
        while let Some(id) = waiting.pop() {
            if differing.insert(id) {
                waiting.extend(owners.get(&id).into_iter().flatten());
            }
        }
        differing
    }

    /// The types that responses begin with.
    fn answered(&self, operations: &[Operation]) -> Vec<TypeId> {
        let responses = operations.iter().flat_map(|one| &one.responses);
        let shapes = responses.map(|response| &response.shape);
        let contents = shapes.clone().filter_map(|shape| self.content_of(shape));
        let headers = shapes.flat_map(|shape| self.headers_of(shape));
        let headers = headers.map(|header| &header.field.ty);
        let types = contents.flat_map(Content::types).chain(headers);
        types.flat_map(Type::named).collect()
    }

    /// Some types, and all that they are made of.
    fn reached(&self, from: impl IntoIterator<Item = TypeId>) -> BTreeSet<TypeId> {
        let mut waiting: Vec<TypeId> = from.into_iter().collect();
        let mut reached = BTreeSet::new();
        while let Some(id) = waiting.pop() {
            if reached.insert(id) {
                let definition = self.types.get(id);
                waiting.extend(definition.map_or_else(Vec::new, |found| found.kind.parts()));
            }
        }
        reached
    }

    /// Gives the type of requests a name.
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
            request.description = definition.description;
            request.deprecated = definition.deprecated;
        }
        own
    }

    /// Makes the type of requests of a type.
    fn make_request(&mut self, id: TypeId, own: TypeId, requests: &BTreeMap<TypeId, TypeId>) {
        let Some(mut kind) = self.types.get(id).map(|found| found.kind.clone()) else {
            return;
        };
        rename_within(&mut kind, requests);
        if let Some(request) = self.types.get_mut(own) {
            request.kind = kind;
        }
        self.drop_fields(own, Access::ReadOnly);
    }

    fn drop_fields(&mut self, id: TypeId, access: Access) {
        if let Some(definition) = self.types.get_mut(id)
            && let TypeKind::Struct(object) = &mut definition.kind
        {
            drop_fields(object, access);
        }
    }
}

/// The types that requests begin with.
fn sent(operations: &[Operation]) -> Vec<TypeId> {
    let bodies = operations.iter().filter_map(|one| one.body.as_ref());
    let types = bodies.flat_map(|body| body.content.types());
    let parameters = operations.iter().flat_map(Operation::all_parameters);
    let types = types.chain(parameters.map(|parameter| &parameter.field.ty));
    types.flat_map(Type::named).collect()
}

fn drop_fields(object: &mut Object, access: Access) {
    let (dropped, kept) = std::mem::take(&mut object.fields)
        .into_iter()
        .partition(|field| field.access == access);
    object.fields = kept;
    let names = dropped.into_iter().map(|field| field.name.wire);
    object.ignored.extend(names);
}

fn is_split(kind: &TypeKind) -> bool {
    match kind {
        TypeKind::Struct(object) => {
            let mut fields = object.fields.iter();
            fields.any(|field| field.access != Access::Both)
        }
        TypeKind::Enum(_) | TypeKind::Union(_) | TypeKind::Alias(_) | TypeKind::Foreign(_) => false,
    }
}

/// Puts the types of requests in place of those of responses.
fn rename_within(kind: &mut TypeKind, names: &BTreeMap<TypeId, TypeId>) {
    match kind {
        TypeKind::Struct(object) => {
            for field in &mut object.fields {
                rename(&mut field.ty, names);
            }
            if let AdditionalProperties::Kept(field) = &mut object.additional {
                rename(&mut field.ty, names);
            }
        }
        TypeKind::Union(union) => {
            for variant in &mut union.variants {
                rename(&mut variant.ty, names);
            }
        }
        TypeKind::Alias(ty) => rename(ty, names),
        TypeKind::Enum(_) | TypeKind::Foreign(_) => {}
    }
}

fn rename(ty: &mut Type, names: &BTreeMap<TypeId, TypeId>) {
    match ty {
        Type::Named(id) => *id = names.get(id).copied().unwrap_or(*id),
        Type::Array(array) => rename(&mut array.items, names),
        Type::Map(map) => rename(&mut map.values, names),
        Type::Nullable(ty) => rename(ty, names),
        Type::Tuple(items) => items.iter_mut().for_each(|item| rename(item, names)),
        Type::Any
        | Type::Null
        | Type::Boolean
        | Type::Integer(_)
        | Type::Number(_)
        | Type::String(_)
        | Type::Formatted(_) => {}
    }
}
