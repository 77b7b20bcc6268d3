//! `readOnly` and `writeOnly`: types that differ between requests and responses.

use std::collections::{BTreeMap, BTreeSet};

use super::Lowering;
use crate::model::{
    Access, Array, ContentKind, Map, Object, Operation, Others, Shape, Type, TypeId, TypeKind,
};
use crate::names::Name;

impl Lowering<'_> {
    /// Takes away from the types of requests what only the server sends, and from those of
    /// responses what only the client sends. A type that both use and that differs is
    /// made twice.
    pub(super) fn split_directions(&mut self, operations: &mut [Operation]) {
        let differing = self.differing();
        if differing.is_empty() {
            return;
        }
        let bodies = operations.iter().filter_map(|one| one.body.as_ref());
        let sent = self.reached(bodies.filter_map(|body| named_within(body.content.json()?)));
        let answered = self.reached(self.answered(operations));
        let mut requests = BTreeMap::new();
        for id in differing.intersection(&sent) {
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
        for body in operations.iter_mut().filter_map(|one| one.body.as_mut()) {
            if let ContentKind::Json(ty) = &mut body.content.kind {
                *ty = renamed(ty, &requests);
            }
        }
    }

    /// The types that have fields which only one side sends, and what is made of them.
    fn differing(&self) -> BTreeSet<TypeId> {
        let all = || self.types.all().iter().enumerate();
        let mut owners: BTreeMap<TypeId, Vec<TypeId>> = BTreeMap::new();
        for (index, definition) in all() {
            for part in parts_of(&definition.kind) {
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
        let bodies = responses.filter_map(|response| match &response.shape {
            Shape::Empty => None,
            Shape::Body(content) => named_within(content.json()?),
            Shape::Payload(index) => {
                let payload = &self.payloads.get(*index)?.payload;
                named_within(payload.body.as_ref()?.json()?)
            }
        });
        bodies.collect()
    }

    /// Some types, and all that they are made of.
    fn reached(&self, from: impl IntoIterator<Item = TypeId>) -> BTreeSet<TypeId> {
        let mut waiting: Vec<TypeId> = from.into_iter().collect();
        let mut reached = BTreeSet::new();
        while let Some(id) = waiting.pop() {
            if reached.insert(id) {
                let definition = self.types.get(id);
                waiting.extend(definition.map_or_else(Vec::new, |found| parts_of(&found.kind)));
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
        let Some(kind) = self.types.get(id).map(|found| found.kind.clone()) else {
            return;
        };
        let kind = kind_renamed(kind, requests);
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
        TypeKind::Enum(_) | TypeKind::Union(_) | TypeKind::Alias(_) => false,
    }
}

/// The named types that a type is made of.
fn parts_of(kind: &TypeKind) -> Vec<TypeId> {
    match kind {
        TypeKind::Struct(object) => {
            let fields = object.all_fields();
            fields.filter_map(|field| named_within(&field.ty)).collect()
        }
        TypeKind::Union(union) => {
            let branches = union.branches.iter();
            branches.filter_map(|one| named_within(&one.ty)).collect()
        }
        TypeKind::Alias(ty) => named_within(ty).into_iter().collect(),
        TypeKind::Enum(_) => Vec::new(),
    }
}

fn named_within(ty: &Type) -> Option<TypeId> {
    match ty {
        Type::Named(id) => Some(*id),
        Type::Array(array) => named_within(&array.items),
        Type::Map(map) => named_within(&map.values),
        Type::Nullable(ty) => named_within(ty),
        _ => None,
    }
}

fn kind_renamed(kind: TypeKind, names: &BTreeMap<TypeId, TypeId>) -> TypeKind {
    match kind {
        TypeKind::Struct(mut object) => {
            for field in &mut object.fields {
                field.ty = renamed(&field.ty, names);
            }
            if let Others::Kept(field) = &mut object.others {
                field.ty = renamed(&field.ty, names);
            }
            TypeKind::Struct(object)
        }
        TypeKind::Union(mut union) => {
            for branch in &mut union.branches {
                branch.ty = renamed(&branch.ty, names);
            }
            TypeKind::Union(union)
        }
        TypeKind::Alias(ty) => TypeKind::Alias(renamed(&ty, names)),
        kind @ TypeKind::Enum(_) => kind,
    }
}

/// A type with those of requests in place of those of responses.
fn renamed(ty: &Type, names: &BTreeMap<TypeId, TypeId>) -> Type {
    match ty {
        Type::Named(id) => Type::Named(names.get(id).copied().unwrap_or(*id)),
        Type::Array(array) => Type::Array(Box::new(Array {
            items: renamed(&array.items, names),
            ..array.as_ref().clone()
        })),
        Type::Map(map) => Type::Map(Box::new(Map {
            values: renamed(&map.values, names),
            ..map.as_ref().clone()
        })),
        Type::Nullable(ty) => Type::Nullable(Box::new(renamed(ty, names))),
        ty => ty.clone(),
    }
}
