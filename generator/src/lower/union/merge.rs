//! The object that several alternatives of `anyOf` become.

use super::{Lowering, Pending};
use crate::lower::schema::annotations::Annotations;
use crate::lower::schema::object::additional_of;
use crate::model::{
    Access, AdditionalProperties, Array, Field, Map, Object, Type, TypeId, TypeKind,
};
use crate::names::{Name, Scope};
use crate::report::{Code, quoted};
use crate::source::Place;

impl Lowering<'_> {
    /// Returns the properties of a type, if its values are objects.
    pub fn object_of(&self, ty: &Type) -> Option<Object> {
        match self.types.resolved(ty) {
            Type::Map(map) => Some(Object {
                fields: Vec::new(),
                additional: additional_of(map.values.clone(), &mut Scope::default()),
                ignored: Vec::new(),
            }),
            Type::Named(id) => match self.types.kind(*id)? {
                TypeKind::Struct(object) => Some(object.clone()),
                _ => None,
            },
            _ => None,
        }
    }

    /// Replaces variants of a union by one, or the union by an object if they are all. These have no entry in `pending` then.
    pub fn merge_variants(&mut self, pending: &mut Pending<'_>, group: &[usize]) {
        let types = self.variant_types(pending.id);
        let objects = group
            .iter()
            .filter_map(|at| self.object_of(types.get(*at)?))
            .collect::<Vec<_>>();
        let object = self.merged_object(&objects, &pending.place);
        if group.len() == types.len() {
            pending.variants.clear();
            if let Some(kind) = self.types.kind_mut(pending.id) {
                *kind = TypeKind::Struct(object);
            }
            return;
        }
        let Some((first, others)) = group.split_first() else {
            return;
        };
        let stem = self.types.get(pending.id).map(|one| one.name.plain());
        let stem = format!("{}Properties", stem.unwrap_or_default());
        let id = self.declare_inline(&stem, &pending.place);
        self.complete(id, TypeKind::Struct(object), Annotations::default());
        self.replace_variants(pending.id, *first, others, id);
        let mut index = 0_usize..;
        let variants = &mut pending.variants;
        variants.retain(|_| index.next().is_some_and(|at| !others.contains(&at)));
    }

    /// Replaces a variant of a union, and removes others.
    fn replace_variants(&mut self, union: TypeId, first: usize, others: &[usize], ty: TypeId) {
        let Some(TypeKind::Union(union)) = self.types.kind_mut(union) else {
            return;
        };
        if let Some(variant) = union.variants.get_mut(first) {
            variant.ty = Type::Named(ty);
            variant.description = None;
            variant.name = Name::upper("Object", None);
        }
        let mut index = 0_usize..;
        union
            .variants
            .retain(|_| index.next().is_some_and(|at| !others.contains(&at)));
        let words = union.variants.iter().map(|one| one.name.wire.clone());
        let names = super::names::distinct(words.collect());
        for (variant, name) in union.variants.iter_mut().zip(names) {
            if variant.name.wire == "Object" {
                variant.name = name;
            }
        }
    }

    /// Returns an object with the properties of others. Those are required that all of them require.
    fn merged_object(&mut self, objects: &[Object], place: &Place) -> Object {
        let mut scope = Scope::default();
        let mut fields: Vec<Field> = Vec::new();
        for field in objects.iter().flat_map(|object| &object.fields) {
            let wire = &field.name.wire;
            if !fields.iter().any(|known| known.name.wire == *wire) {
                let same: Vec<Option<&Field>> = objects
                    .iter()
                    .map(|object| object.fields.iter().find(|field| field.name.wire == *wire))
                    .collect();
                let mut merged = self.merged_field(field, &same, place);
                while scope.claim(&merged.name).is_err() {
                    merged.name.rust.push('_');
                }
                fields.push(merged);
            }
        }
        let ignored = objects.iter().flat_map(|object| &object.ignored);
        let is_declared = |name: &&String| fields.iter().any(|field| field.name.wire == **name);
        let mut ignored: Vec<String> = ignored.filter(|name| !is_declared(name)).cloned().collect();
        ignored.sort_unstable();
        ignored.dedup();
        let kept = objects.iter().filter_map(Object::kept);
        let values: Vec<Type> = kept.filter_map(|field| values_of(&field.ty)).collect();
        let is_same = values.len() == objects.len();
        let additional = match values.split_first() {
            None => AdditionalProperties::Ignored,
            Some((first, others)) if is_same && others.iter().all(|ty| ty == first) => {
                additional_of(first.clone(), &mut scope)
            }
            Some(_) => additional_of(Type::Any, &mut scope),
        };
        Object {
            fields,
            additional,
            ignored,
        }
    }

    /// Merges the fields of a name, which not all objects may have.
    fn merged_field(&mut self, first: &Field, same: &[Option<&Field>], place: &Place) -> Field {
        let found: Vec<&Field> = same.iter().copied().flatten().collect();
        let is_in_all = found.len() == same.len();
        let types = found.iter().map(|field| field.ty.clone());
        let ty = types.reduce(|one, other| self.joined(one, other));
        let ty = ty.unwrap_or(Type::Any);
        if ty == Type::Any && found.iter().any(|field| field.ty != Type::Any) {
            let wire = &first.name.wire;
            let message = format!("alternatives with different types of {}", quoted(wire));
            self.diagnose(Code::MergedTypes, place, message)
                .label("the property becomes arbitrary JSON")
                .help("use `oneOf`, a `discriminator`, or properties that exclude each other");
        }
        let all = |test: &dyn Fn(&Field) -> bool| is_in_all && found.iter().all(|one| test(one));
        Field {
            name: first.name.clone(),
            description: first.description.clone(),
            required: all(&|field| field.required),
            deprecated: first
                .deprecated
                .clone()
                .filter(|_| all(&|field| field.deprecated.is_some())),
            boxed: false,
            access: match found.iter().all(|field| field.access == first.access) {
                true => first.access,
                false => Access::Both,
            },
            default: first
                .default
                .clone()
                .filter(|_| all(&|field| field.default == first.default)),
            ty,
            is_tag: false,
        }
    }

    /// Returns a type with the values of two types.
    fn joined(&self, one: Type, other: Type) -> Type {
        if self.types.resolved(&one) == self.types.resolved(&other) {
            return one;
        }
        match (one, other) {
            (Type::Nullable(one), other) | (other, Type::Nullable(one)) => {
                match self.joined(*one, other.not_null()) {
                    Type::Any => Type::Any,
                    ty => Type::Nullable(Box::new(ty)),
                }
            }
            (Type::Integer(one), Type::Integer(other)) => {
                let (widest, narrow) = match one.format.maximum() >= other.format.maximum() {
                    true => (one, other),
                    false => (other, one),
                };
                match widest.format.minimum() <= narrow.format.minimum() {
                    true => Type::Integer(widest),
                    false => Type::Any,
                }
            }
            (number @ Type::Number(_), Type::Integer(_) | Type::Number(_))
            | (Type::Integer(_), number @ Type::Number(_)) => number,
            (Type::Array(one), Type::Array(other)) => Type::Array(Box::new(Array {
                items: self.joined(one.items.clone(), other.items),
                ..*one
            })),
            (Type::Map(one), Type::Map(other)) => Type::Map(Box::new(Map {
                values: self.joined(one.values.clone(), other.values),
                ..*one
            })),
            (one, other) if self.is_text(&one) && self.is_text(&other) => Type::String(Vec::new()),
            _ => Type::Any,
        }
    }
}

fn values_of(ty: &Type) -> Option<Type> {
    match ty {
        Type::Map(map) => Some(map.values.clone()),
        _ => None,
    }
}
