//! The type of a property that several objects have.

use super::Lowering;
use super::merge::OpenMerge;
use crate::model::{
    Array, Count, Integer, IntegerFormat, Map, Number, NumberFormat, Type, TypeId, TypeKind,
    ValueKind,
};
use crate::source::Place;

/// Types that become one.
pub struct Join<'p> {
    /// The location of the alternatives.
    pub place: &'p Place,
    /// The name of the struct that structs become.
    pub stem: String,
    /// `false` if the types have no common type.
    pub is_lossless: bool,
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
        if let [_] = distinct.as_slice() {
            return distinct.remove(0);
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
        let integers = every(types, |ty| match ty {
            Type::Integer(integer) => Some(integer.format),
            _ => None,
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
        let items = every(types, |ty| match ty {
            Type::Array(array) => Some(array.items.clone()),
            _ => None,
        });
        if let Some(items) = items {
            return Type::Array(Box::new(Array {
                items: self.joined(items, join),
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
                values: self.joined(values, join),
                count: Count::default(),
            }));
        }
        let structs = every(types, |ty| match ty {
            Type::Named(id) => Some(*id),
            _ => None,
        });
        let merged = structs.and_then(|ids| self.merged_struct(ids, join));
        merged.map_or_else(|| join.lost(), Type::Named)
    }

    /// Returns the struct that structs become.
    fn merged_struct(&mut self, mut ids: Vec<TypeId>, join: &Join<'_>) -> Option<TypeId> {
        let objects = every(&ids, |id| self.types.object(&Type::Named(*id)).cloned())?;
        ids.sort_unstable();
        if let Some(known) = self.merged_structs.get(&ids) {
            return Some(*known);
        }
        let id = self.declare_inline(&join.stem, join.place);
        self.merged_structs.insert(ids, id);
        self.open_merges.push(OpenMerge { id, objects });
        Some(id)
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
    fn lost(&mut self) -> Type {
        self.is_lossless = false;
        Type::Any
    }
}

/// Returns the results for all items, if each has one.
fn every<T, R>(items: &[T], result: impl Fn(&T) -> Option<R>) -> Option<Vec<R>> {
    items.iter().map(result).collect()
}
