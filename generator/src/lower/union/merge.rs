//! The object that several alternatives of `anyOf` become.

use super::overlap::field_of;
use super::{Lowering, Pending};
use crate::lower::schema::annotations::Annotations;
use crate::lower::schema::object::additional_of;
use crate::model::{Access, AdditionalProperties, Default, Field, Object, Type, TypeId, TypeKind};
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

    /// Replaces variants of a union by one, or the union by an object if they are all. Clears `pending.variants` then.
    pub fn merge_variants(&mut self, pending: &mut Pending<'_>, group: &[usize]) {
        let types = self.variant_types(pending.id);
        let objects = group
            .iter()
            .filter_map(|at| self.object_of(types.get(*at)?))
            .collect::<Vec<_>>();
        let object = self.merged_object(&objects, &pending.place);
        let message = "a value can match several alternatives: they become one object";
        self.diagnose(Code::MergedAlternatives, &pending.place, message)
            .note("a property has the type that the alternatives with it give it");
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
        if let Some(variant) = pending.variants.get_mut(*first) {
            *variant = (None, pending.place.clone());
        }
        remove(&mut pending.variants, others);
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
        remove(&mut union.variants, others);
        let words = union.variants.iter().map(|one| one.name.wire.clone());
        let names = super::names::distinct(words.collect());
        if let (Some(variant), Some(name)) = (union.variants.get_mut(first), names.get(first)) {
            variant.name = name.clone();
        }
    }

    /// Returns an object with the properties of others. Those are required that all of them require.
    fn merged_object(&mut self, objects: &[Object], place: &Place) -> Object {
        let mut scope = Scope::default();
        let mut fields: Vec<Field> = Vec::new();
        for field in objects.iter().flat_map(|object| &object.fields) {
            let wire = &field.name.wire;
            if !fields.iter().any(|known| known.name.wire == *wire) {
                let mut merged = self.merged_field(field, objects, place);
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
    fn merged_field(&mut self, first: &Field, objects: &[Object], place: &Place) -> Field {
        let wire = &first.name.wire;
        let found = objects.iter().filter_map(|object| field_of(object, wire));
        let found: Vec<&Field> = found.collect();
        let is_in_all = found.len() == objects.len();
        // The property may be one of the additional properties of another object.
        let others = objects
            .iter()
            .filter(|object| field_of(object, wire).is_none())
            .filter_map(|object| values_of(&object.kept()?.ty));
        let types = found.iter().map(|field| field.ty.clone()).chain(others);
        let mut is_lossless = true;
        let ty = self.joined_types(types, &mut is_lossless);
        if !is_lossless && found.iter().any(|field| field.ty != Type::Any) {
            let message = format!(
                "different types of {} in overlapping alternatives",
                quoted(wire)
            );
            self.diagnose(Code::MergedTypes, place, message)
                .label("the property becomes arbitrary JSON")
                .help("use `oneOf`, a `discriminator`, or a required property whose values differ");
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
                .filter(|_| all(&|field| is_same_default(field, first))),
            ty,
            tag: None,
        }
    }
}

fn values_of(ty: &Type) -> Option<Type> {
    match ty {
        Type::Map(map) => Some(map.values.clone()),
        _ => None,
    }
}

/// Compares defaults by their values, wherever they are declared.
fn is_same_default(one: &Field, other: &Field) -> bool {
    match (&one.default, &other.default) {
        (Some(Default::Any { value: one, .. }), Some(Default::Any { value: other, .. })) => {
            one == other
        }
        (one, other) => one == other,
    }
}

/// Removes the items at some indexes.
fn remove<T>(items: &mut Vec<T>, indexes: &[usize]) {
    let mut index = 0_usize..;
    items.retain(|_| index.next().is_some_and(|at| !indexes.contains(&at)));
}
