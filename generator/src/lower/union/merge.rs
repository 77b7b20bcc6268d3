//! The object that several alternatives of `anyOf` become.

use super::join::Join;
use super::overlap::{Leaf, Untagged};
use super::{Lowering, Pending, names};
use crate::lower::schema::object::additional_of;
use crate::lowered::{
    Access, AdditionalProperties, Array, Count, Default, Field, Mismatch, Object, Type, TypeId,
    TypeKind, UnionVariant,
};
use crate::names::{Name, Scope};
use crate::report::{Code, quoted};
use crate::source::Place;

/// A struct that a property of a merged object has, to be defined.
pub struct OpenMerge {
    pub id: TypeId,
    pub objects: Vec<Object>,
}

impl Lowering<'_> {
    /// Replaces variants of a union, or the union by an object if they are all. Clears `pending.variants` then.
    pub fn merge_variants(&mut self, pending: &mut Pending<'_>, group: &[usize]) {
        let types = self.variant_types(pending.id);
        let leaves = group.iter().filter_map(|at| types.get(*at));
        let (mut objects, mut others) = (Vec::new(), Vec::new());
        let leaves: Vec<Leaf> = leaves.flat_map(|ty| self.union_leaves(ty)).collect();
        for leaf in &leaves {
            match self.object_of(leaf) {
                Some(object) => objects.push(object),
                None if others.contains(&leaf.ty) => {}
                None => others.push(leaf.ty.clone()),
            }
        }
        let what = match objects.is_empty() {
            true => "one array",
            false => "one object",
        };
        let message = format!("a value can match several alternatives: they become {what}");
        self.diagnose(Code::MergedAlternatives, &pending.place, message)
            .note("a property has the type that the alternatives with it give it; a value of another type is ignored");
        let stem = self.types.stem(pending.id);
        self.join_arrays(&mut others, &pending.place, &stem);
        if group.len() == types.len() && others.is_empty() {
            pending.variants.clear();
            if leaves.iter().all(|leaf| leaf.tags.is_empty()) {
                let types = leaves.into_iter().map(|leaf| leaf.ty);
                self.note_joined(pending.id, types.collect(), false);
            }
            self.define_merged(pending.id, &objects, &pending.place);
            return;
        }
        let others = others
            .into_iter()
            .map(|ty| (self.word_of_type(&ty), ty))
            .collect::<Vec<_>>();
        let object = (!objects.is_empty()).then(|| {
            let id = self.declare_inline(&format!("{stem}Properties"), &pending.place);
            self.define_merged(id, &objects, &pending.place);
            ("Object".to_owned(), Type::Named(id))
        });
        self.replace_variants(pending, group, object.into_iter().chain(others));
    }

    /// Adds a variant for values without an optional property that distinguishes some variants: they have the properties of all
    /// of these.
    pub fn add_untagged_variant(&mut self, pending: &mut Pending<'_>, untagged: &Untagged) {
        let types = self.variant_types(pending.id);
        let leaves = untagged.variants.iter().filter_map(|at| types.get(*at));
        let leaves: Vec<Leaf> = leaves.flat_map(|ty| self.union_leaves(ty)).collect();
        let objects = leaves.iter().filter_map(|leaf| self.object_of(leaf));
        let objects = objects.filter_map(|object| without(object, &untagged.tag));
        let objects: Vec<Object> = objects.collect();
        let tag = quoted(&untagged.tag);
        let message = format!("a value without {tag} can match several alternatives");
        self.diagnose(Code::MergedAlternatives, &pending.place, message)
            .label("a variant for such values has the properties of all of them")
            .help(format!("make {tag} required if each value has it"));
        let stem = format!("{}Untagged", self.types.stem(pending.id));
        let id = self.declare_inline(&stem, &pending.place);
        self.define_merged(id, &objects, &pending.place);
        if let Some(TypeKind::Struct(object)) = self.types.kind_mut(id) {
            object.excluded.push(untagged.tag.clone());
        }
        let variant = ("Untagged".to_owned(), Type::Named(id));
        self.replace_variants(pending, &[types.len()], std::iter::once(variant));
    }

    /// Returns the properties of a type, if its values are objects.
    fn object_of(&self, leaf: &Leaf) -> Option<Object> {
        let mut object = match &leaf.ty {
            Type::Map(map) => object_of_values(map.values.clone()),
            ty => self.types.object(ty)?.clone(),
        };
        for tag in &leaf.tags {
            if object.field(&tag.field).is_none() {
                object.fields.push(field_of_tag(&tag.field));
            }
        }
        Some(object)
    }

    /// Replaces arrays by one whose items have all properties, if values of several would lose some.
    fn join_arrays(&mut self, types: &mut Vec<Type>, place: &Place, stem: &str) {
        let is_array = |ty: &Type| matches!(ty, Type::Array(_) | Type::Tuple(_));
        let (arrays, others): (Vec<Type>, Vec<Type>) =
            std::mem::take(types).into_iter().partition(is_array);
        *types = others;
        if !self.are_losing(&arrays) {
            types.extend(arrays);
            return;
        }
        let items = arrays.into_iter().flat_map(|ty| match ty {
            Type::Array(array) => vec![array.items],
            Type::Tuple(items) => items,
            _ => Vec::new(),
        });
        let stem = (format!("{stem}Item"), false);
        let items = self.joined_or_any(items.collect(), "the items", place, stem);
        types.push(Type::Array(Box::new(Array {
            items,
            count: Count::default(),
            unique: false,
        })));
    }

    /// Replaces variants of a union by others, unless it has them.
    fn replace_variants(
        &mut self,
        pending: &mut Pending<'_>,
        group: &[usize],
        variants: impl Iterator<Item = (String, Type)>,
    ) {
        let (Some(union), Some(first)) = (self.types.union_mut(pending.id), group.first()) else {
            return;
        };
        remove(&mut union.variants, group);
        remove(&mut pending.variants, group);
        let known = |ty: &Type| union.variants.iter().any(|variant| variant.ty == *ty);
        let (words, types): (Vec<String>, Vec<Type>) =
            variants.filter(|(_, ty)| !known(ty)).unzip();
        let taken = union.variants.iter().map(|one| one.name.rust.clone());
        let taken: Vec<String> = taken.collect();
        let count = taken.len();
        let names = names::distinct(taken.into_iter().chain(words).collect());
        for ((at, name), ty) in (*first..).zip(names.into_iter().skip(count)).zip(types) {
            let variant = UnionVariant::new(name, ty);
            union.variants.insert(at.min(union.variants.len()), variant);
            let place = (None, pending.place.clone());
            let at = at.min(pending.variants.len());
            pending.variants.insert(at, place);
        }
    }

    /// Defines an object with the properties of others, and the structs that its properties have.
    fn define_merged(&mut self, id: TypeId, objects: &[Object], place: &Place) {
        let objects = objects.to_vec();
        self.open_merges.push(OpenMerge { id, objects });
        while let Some(OpenMerge { id, objects }) = self.open_merges.pop() {
            let stem = self.types.stem(id);
            let object = self.merged_object(&objects, place, &stem);
            if let Some(kind) = self.types.kind_mut(id) {
                *kind = TypeKind::Struct(object);
            }
        }
    }

    /// Returns an object with the properties of others. Those are required that all of them require.
    fn merged_object(&mut self, objects: &[Object], place: &Place, stem: &str) -> Object {
        let mut scope = Scope::default();
        let mut fields: Vec<Field> = Vec::new();
        for field in objects.iter().flat_map(|object| &object.fields) {
            let wire = &field.name.wire;
            if !fields.iter().any(|known| known.name.wire == *wire) && self.grow(1, place).is_some()
            {
                let mut merged = self.merged_field(field, objects, place, stem);
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
        let values: Vec<Type> = objects
            .iter()
            .filter_map(|object| object.values().cloned())
            .collect();
        let additional = match values.len() {
            0 => AdditionalProperties::Ignored,
            count if count == objects.len() => {
                let stem = format!("{stem}Value");
                let what = "the additional properties";
                let values = self.joined_or_any(values, what, place, (stem, false));
                additional_of(values, &mut scope)
            }
            // Objects without declared additional properties allow any.
            _ => additional_of(Type::Any, &mut scope),
        };
        Object {
            fields,
            additional,
            ignored,
            excluded: Vec::new(),
        }
    }

    /// Returns the common type of values, or arbitrary JSON, which is reported.
    fn joined_or_any(
        &mut self,
        types: Vec<Type>,
        what: &str,
        place: &Place,
        (stem, keeps_all): (String, bool),
    ) -> Type {
        let was_any = types.iter().all(|ty| *ty == Type::Any);
        let mut join = Join {
            place,
            stem,
            keeps_all,
            is_lossless: true,
            open: Vec::new(),
        };
        let ty = self.joined(types, &mut join);
        if !join.is_lossless && !was_any {
            let message = format!("different types of {what} in overlapping alternatives");
            self.diagnose(Code::MergedTypes, place, message)
                .label("the property becomes arbitrary JSON")
                .help("use `oneOf`, a `discriminator`, or a required property whose values differ");
        }
        ty
    }

    /// Merges the fields of a name, which not all objects may have.
    fn merged_field(
        &mut self,
        first: &Field,
        objects: &[Object],
        place: &Place,
        stem: &str,
    ) -> Field {
        let wire = &first.name.wire;
        let found = objects.iter().filter_map(|object| object.field(wire));
        let found: Vec<&Field> = found.collect();
        let is_in_all = found.len() == objects.len();
        // The property may be one of the additional properties of another object.
        let others = objects
            .iter()
            .filter(|object| object.field(wire).is_none())
            .filter_map(|object| object.values().cloned());
        let (any, others): (Vec<Type>, Vec<Type>) = others.partition(|ty| *ty == Type::Any);
        let types = found.iter().map(|field| field.ty.clone()).chain(others);
        let stem = format!("{stem}{}", Name::upper(wire, None).plain());
        // Next to an object with a map, what others allow is kept as well.
        let has_map = objects.iter().any(|object| object.values().is_some());
        let allows_any = objects.iter().any(|one| allows_any(one, wire));
        let keeps_all = !any.is_empty() || has_map && allows_any;
        let ty = self.joined_or_any(types.collect(), &quoted(wire), place, (stem, keeps_all));
        let all = |test: &dyn Fn(&Field) -> bool| is_in_all && found.iter().all(|one| test(one));
        let has_same_access = found.iter().all(|field| field.access == first.access);
        Field {
            description: first.description.clone(),
            // One of both sides may not send it.
            required: has_same_access && all(&|field| field.required),
            deprecated: first
                .deprecated
                .clone()
                .filter(|_| all(&|field| field.deprecated.is_some())),
            access: match has_same_access {
                true => first.access,
                false => Access::Both,
            },
            default: first
                .default
                .clone()
                .filter(|_| all(&|field| is_same_default(field, first))),
            mismatch: match () {
                () if ty == Type::Any => Mismatch::Error,
                () if keeps_all => Mismatch::Additional,
                () if allows_any => Mismatch::Ignored,
                () => found
                    .iter()
                    .map(|field| field.mismatch)
                    .max()
                    .unwrap_or(Mismatch::Error),
            },
            null_in_client: found.iter().any(|field| field.null_in_client),
            ..Field::new(first.name.clone(), ty)
        }
    }
}

/// An object without declared properties.
pub fn object_of_values(values: Type) -> Object {
    Object {
        fields: Vec::new(),
        additional: additional_of(values, &mut Scope::default()),
        ignored: Vec::new(),
        excluded: Vec::new(),
    }
}

/// Returns an object without an optional property; `None` if the property is required.
fn without(mut object: Object, wire: &str) -> Option<Object> {
    let is_required = object.field(wire).is_some_and(|field| field.required);
    object.fields.retain(|field| field.name.wire != wire);
    (!is_required).then_some(object)
}

/// Returns `true` if an object allows a property of this name with any value, and does not keep it.
fn allows_any(object: &Object, wire: &str) -> bool {
    object.additional == AdditionalProperties::Ignored && object.field(wire).is_none()
}

/// A discriminator that an object does not declare.
fn field_of_tag(wire: &str) -> Field {
    Field::new(Name::lower(wire, None), Type::String(Vec::new()))
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
