//! The type of a property that several objects have.

use super::Lowering;
use super::merge::{OpenMerge, object_of_values};
use crate::lowered::{
    Array, Count, EnumKind, Integer, IntegerFormat, Map, Number, NumberFormat, Object, Type,
    TypeId, TypeKind, ValueKind,
};
use crate::source::Place;

/// Types that become one.
pub struct Join<'p> {
    /// The location of the alternatives.
    pub place: &'p Place,
    /// The name of the struct that structs become.
    pub stem: String,
    /// `true` if objects keep properties that they do not declare.
    pub keeps_all: bool,
    /// `false` if the types have no common type.
    pub is_lossless: bool,
    /// The lists and maps whose items are being joined.
    pub open: Vec<Vec<Type>>,
}

/// The maximum number of types that are made from others.
const MAX_JOINED_TYPES: usize = 1_000;

/// A type that was made from others.
pub struct JoinedType {
    types: Vec<Type>,
    keeps_all: bool,
    id: TypeId,
}

impl Lowering<'_> {
    /// Returns a type with the values of all types, without constraints. The result is arbitrary JSON, or contains it, if
    /// they have no common type.
    pub fn joined(&mut self, types: Vec<Type>, join: &mut Join<'_>) -> Type {
        let mut distinct: Vec<Type> = Vec::new();
        for ty in types {
            if !distinct.iter().any(|known| self.is_same_type(known, &ty)) {
                distinct.push(ty);
            }
        }
        if let [only] = distinct.as_slice()
            && (!join.keeps_all || self.has_no_members(only))
        {
            return only.clone();
        }
        let is_null = |ty: &Type| matches!(ty, Type::Nullable(_));
        if distinct.iter().any(is_null) {
            let types = distinct.into_iter().map(Type::not_null).collect();
            return match self.joined(types, join) {
                Type::Any => Type::Any,
                ty => Type::Nullable(Box::new(ty)),
            };
        }
        let resolved = distinct.iter().map(|ty| self.types.resolved(ty).clone());
        let types: Vec<Type> = resolved.collect();
        let joined = self.joined_scalars(&types);
        joined.unwrap_or_else(|| self.joined_containers(&types, join))
    }

    fn joined_scalars(&self, types: &[Type]) -> Option<Type> {
        let constraints = Vec::new();
        let is_integer = |ty: &Type| {
            let enumeration = self.types.enumeration(ty);
            enumeration.is_some_and(|found| found.kind == EnumKind::Integer)
        };
        let integers = every(types, |ty| match ty {
            Type::Integer(integer) => Some(integer.format),
            ty => is_integer(ty).then_some(IntegerFormat::INT64),
        });
        if let Some(formats) = integers {
            let holds_all = |format: &IntegerFormat| {
                formats.iter().all(|other| {
                    format.minimum() <= other.minimum() && format.maximum() >= other.maximum()
                })
            };
            let format = *formats.iter().find(|format| holds_all(format))?;
            return Some(Type::Integer(Integer {
                format,
                constraints,
            }));
        }
        let numbers = every(types, |ty| match ty {
            Type::Number(number) => Some(number.format),
            _ => None,
        });
        if let Some(formats) = numbers {
            let format = match formats.contains(&NumberFormat::Double) {
                true => NumberFormat::Double,
                false => NumberFormat::Float,
            };
            return Some(Type::Number(Number {
                format,
                constraints,
            }));
        }
        // A number may not have all digits of an integer.
        let are_texts = types.iter().all(|ty| self.is_text(ty));
        are_texts.then(|| Type::String(Vec::new()))
    }

    fn joined_containers(&mut self, types: &[Type], join: &mut Join<'_>) -> Type {
        if join.open.iter().any(|open| **open == *types) {
            // A list or map that contains itself, and others that do not contain each other.
            return match types {
                [only] => only.clone(),
                _ => join.lost(),
            };
        }
        let items = every(types, |ty| match ty {
            Type::Array(array) => Some(array.items.clone()),
            _ => None,
        });
        if let Some(items) = items {
            return Type::Array(Box::new(Array {
                items: self.joined_items(types, items, join),
                count: Count::default(),
                unique: false,
            }));
        }
        let values = every(types, |ty| match ty {
            Type::Map(map) => Some(map.values.clone()),
            _ => None,
        });
        if let Some(values) = values {
            return Type::Map(Box::new(Map {
                values: self.joined_items(types, values, join),
                count: Count::default(),
            }));
        }
        let types = self.origins(types, join);
        if let Some(known) = self.known_join(&types, join) {
            return Type::Named(known);
        }
        let joined = match self.objects_of(&types) {
            _ if self.joined_types.len() >= MAX_JOINED_TYPES => None,
            Some(objects) => Some(self.joined_objects(&types, objects, join)),
            None => self.joined_alternatives(&types, join),
        };
        joined.unwrap_or_else(|| join.lost())
    }

    /// Returns the type of the items of lists, or of the values of maps.
    fn joined_items(&mut self, of: &[Type], items: Vec<Type>, join: &mut Join<'_>) -> Type {
        join.open.push(of.to_vec());
        let joined = self.joined(items, join);
        join.open.pop();
        joined
    }

    /// Returns the objects that structs and maps are.
    fn objects_of(&self, types: &[Type]) -> Option<Vec<Object>> {
        every(types, |ty| match ty {
            Type::Map(map) => Some(object_of_values(map.values.clone())),
            ty => self.types.object(ty).cloned(),
        })
    }

    /// Returns the struct that objects become.
    fn joined_objects(
        &mut self,
        types: &[Type],
        mut objects: Vec<Object>,
        join: &Join<'_>,
    ) -> Type {
        if join.keeps_all {
            objects.push(object_of_values(Type::Any));
        }
        let id = self.declare_joined(types, join);
        self.open_merges.push(OpenMerge { id, objects });
        Type::Named(id)
    }

    /// Declares the type that types become, before the types in it are joined.
    pub fn declare_joined(&mut self, types: &[Type], join: &Join<'_>) -> TypeId {
        let id = self.declare_inline(&join.stem, join.place);
        self.note_joined(id, types.to_vec(), join.keeps_all);
        id
    }

    /// Records the types that a type was made from.
    pub fn note_joined(&mut self, id: TypeId, types: Vec<Type>, keeps_all: bool) {
        self.joined_types.push(JoinedType {
            types,
            keeps_all,
            id,
        });
    }

    /// Replaces types that were made from others by these, so that a recursive type does not grow.
    fn origins(&self, types: &[Type], join: &mut Join<'_>) -> Vec<Type> {
        let mut origins: Vec<Type> = Vec::new();
        for ty in types {
            let is_it = |one: &&JoinedType| *ty == Type::Named(one.id);
            let known = self.joined_types.iter().find(is_it);
            join.keeps_all |= known.is_some_and(|known| known.keeps_all);
            let types = known.map_or(std::slice::from_ref(ty), |known| &known.types);
            let new = types.iter().filter(|ty| !origins.contains(ty));
            let new: Vec<Type> = new.cloned().collect();
            origins.extend(new);
        }
        origins
    }

    /// Returns the type that was declared for the same types.
    fn known_join(&self, types: &[Type], join: &Join<'_>) -> Option<TypeId> {
        let mut known = self.joined_types.iter();
        let is_same = |one: &&JoinedType| {
            one.keeps_all == join.keeps_all
                && one.types.len() == types.len()
                && types.iter().all(|ty| one.types.contains(ty))
        };
        let known = known.find(is_same);
        known.map(|one| one.id)
    }

    /// Returns `true` if no value has members, which a type could lose.
    fn has_no_members(&self, ty: &Type) -> bool {
        let may_have = |kind: &ValueKind| match kind {
            ValueKind::ArrayOf(kinds) => kinds.iter().any(may_have_members),
            kind => may_have_members(kind),
        };
        *ty == Type::Any || !self.kinds_of(ty).iter().any(may_have)
    }

    /// Returns `true` for the same type, and for inline types with the same definition.
    fn is_same_type(&self, one: &Type, other: &Type) -> bool {
        let (one, other) = (self.types.resolved(one), self.types.resolved(other));
        let kinds = || match (one, other) {
            (Type::Named(one), Type::Named(other)) => {
                let is_inline = |id| self.types.get(id).is_some_and(|found| found.is_inline);
                is_inline(*one) && is_inline(*other) && self.has_same_kind(*one, *other)
            }
            _ => false,
        };
        one == other || kinds()
    }

    fn has_same_kind(&self, one: TypeId, other: TypeId) -> bool {
        let kinds = (self.types.kind(one), self.types.kind(other));
        let is_foreign = matches!(kinds.0, Some(TypeKind::Foreign(_)));
        kinds.0.is_some() && !is_foreign && kinds.0 == kinds.1
    }

    /// Returns `true` if all values are strings, or `null`.
    pub fn is_text(&self, ty: &Type) -> bool {
        let kinds = self.kinds_of(ty);
        let is_text = |kind: &ValueKind| matches!(kind, ValueKind::String | ValueKind::OneOf(_));
        let mut others = kinds.iter().filter(|kind| **kind != ValueKind::Null);
        kinds.iter().any(is_text) && others.all(is_text)
    }
}

impl Join<'_> {
    pub fn lost(&mut self) -> Type {
        self.is_lossless = false;
        Type::Any
    }
}

fn may_have_members(kind: &ValueKind) -> bool {
    matches!(
        kind,
        ValueKind::Any | ValueKind::Array | ValueKind::ArrayOf(_) | ValueKind::Object(_)
    )
}

/// Returns the results for all items, if each has one.
fn every<T, R>(items: &[T], result: impl Fn(&T) -> Option<R>) -> Option<Vec<R>> {
    items.iter().map(result).collect()
}
