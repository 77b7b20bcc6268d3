//! The type of a property that several objects have.

use super::Lowering;
use crate::model::{
    Array, Count, Integer, IntegerFormat, Map, Number, NumberFormat, Type, TypeId, TypeKind,
    ValueKind,
};

impl Lowering<'_> {
    /// Returns a type with the values of all types, without constraints. The result is arbitrary JSON, or contains it, if
    /// they have no common type; `is_lossless` becomes `false` then.
    pub fn joined_types(&self, types: impl Iterator<Item = Type>, is_lossless: &mut bool) -> Type {
        let joined = types.reduce(|one, other| self.joined(one, other, is_lossless));
        joined.unwrap_or(Type::Any)
    }

    fn joined(&self, one: Type, other: Type, is_lossless: &mut bool) -> Type {
        if self.is_same_type(&one, &other) {
            return one;
        }
        match (one, other) {
            (Type::Any, _) | (_, Type::Any) => lost(is_lossless),
            (Type::Nullable(one), other) | (other, Type::Nullable(one)) => {
                match self.joined(*one, other.not_null(), is_lossless) {
                    Type::Any => Type::Any,
                    ty => Type::Nullable(Box::new(ty)),
                }
            }
            (Type::Integer(one), Type::Integer(other)) => {
                let formats = [one.format, other.format];
                let holds_both = |format: &IntegerFormat| {
                    formats.iter().all(|other| {
                        format.minimum() <= other.minimum() && format.maximum() >= other.maximum()
                    })
                };
                match formats.iter().find(|format| holds_both(format)) {
                    Some(format) => Type::Integer(Integer {
                        format: *format,
                        constraints: Vec::new(),
                    }),
                    None => lost(is_lossless),
                }
            }
            (Type::Number(one), Type::Number(other)) => {
                let is_double = [one.format, other.format].contains(&NumberFormat::Double);
                let format = match is_double {
                    true => NumberFormat::Double,
                    false => NumberFormat::Float,
                };
                let constraints = Vec::new();
                Type::Number(Number {
                    format,
                    constraints,
                })
            }
            (Type::Array(one), Type::Array(other)) => Type::Array(Box::new(Array {
                items: self.joined(one.items, other.items, is_lossless),
                count: Count::default(),
                unique: false,
            })),
            (Type::Map(one), Type::Map(other)) => Type::Map(Box::new(Map {
                values: self.joined(one.values, other.values, is_lossless),
                count: Count::default(),
            })),
            (one, other) if self.is_text(&one) && self.is_text(&other) => Type::String(Vec::new()),
            // A number may not have all digits of an integer.
            _ => lost(is_lossless),
        }
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
        matches!(kinds, (Some(TypeKind::Struct(_) | TypeKind::Enum(_)), _)) && kinds.0 == kinds.1
    }

    fn is_text(&self, ty: &Type) -> bool {
        let kinds = self.kinds_of(ty);
        let is_text = |kind: &ValueKind| matches!(kind, ValueKind::String | ValueKind::OneOf(_));
        !kinds.is_empty() && kinds.iter().all(is_text)
    }
}

fn lost(is_lossless: &mut bool) -> Type {
    *is_lossless = false;
    Type::Any
}
