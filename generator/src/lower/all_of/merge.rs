//! The intersection of two types other than objects.

use crate::lower::Lowering;
use crate::lower::schema::format::of_format;
use crate::lower::schema::scalars::{has_integers, has_numbers, has_texts};
use crate::lower::value_schema::parts::{add_numbers, add_texts};
use crate::lowered::{Array, Formatted, Integer, Map, Number, NumberFormat, TextConstraint, Type};

/// The reason for which two types have no intersection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Conflict {
    /// The types have no value in common.
    Unsatisfiable,
    /// No type can express it.
    Unknown,
}

impl Lowering<'_> {
    /// Returns the intersection of two types.
    pub fn intersect(&self, one: Type, other: Type) -> Result<Type, Conflict> {
        let (left, right) = (
            self.types.resolved(&one).clone(),
            self.types.resolved(&other).clone(),
        );
        let intersection = self.intersect_resolved(left.clone(), right.clone())?;
        // Prefer the named type.
        Ok(match intersection {
            intersection if intersection == left => one,
            intersection if intersection == right => other,
            intersection => intersection,
        })
    }

    fn intersect_resolved(&self, one: Type, other: Type) -> Result<Type, Conflict> {
        match (one, other) {
            (one, other) if one == other => Ok(one),
            (Type::Any, ty) | (ty, Type::Any) => Ok(ty),
            (Type::Integer(one), Type::Integer(other)) => intersect_integers(one, other),
            (Type::Number(one), Type::Number(other)) => intersect_numbers(one, other),
            (Type::Integer(integer), Type::Number(number))
            | (Type::Number(number), Type::Integer(integer)) => {
                let constraints = number.constraints;
                let bounds = Integer {
                    constraints,
                    ..integer
                };
                intersect_integers(integer, bounds)
            }
            (Type::String(mut one), Type::String(other)) => {
                add_texts(&mut one, other);
                satisfiable(has_texts(&one), Type::String(one))
            }
            (Type::Formatted(Formatted { format }), Type::String(texts))
            | (Type::String(texts), Type::Formatted(Formatted { format })) => {
                Ok(of_format(format, texts))
            }
            (Type::Formatted(one), Type::Formatted(other)) => Ok(of_format(
                one.format,
                vec![TextConstraint::Format(other.format)],
            )),
            (Type::Array(one), Type::Array(other)) => self.intersect_arrays(*one, *other),
            (Type::Map(one), Type::Map(other)) => self.intersect_maps(*one, *other),
            (Type::Named(_) | Type::Nullable(_), _) | (_, Type::Named(_) | Type::Nullable(_)) => {
                Err(Conflict::Unknown)
            }
            _ => Err(Conflict::Unsatisfiable),
        }
    }

    fn intersect_arrays(&self, one: Array, other: Array) -> Result<Type, Conflict> {
        let intersection = Array {
            items: self.intersect_inner(one.items, other.items)?,
            count: one.count.and(other.count),
            unique: one.unique || other.unique,
        };
        satisfiable(
            intersection.count.is_satisfiable(),
            Type::Array(Box::new(intersection)),
        )
    }

    fn intersect_maps(&self, one: Map, other: Map) -> Result<Type, Conflict> {
        let intersection = Map {
            values: self.intersect_inner(one.values, other.values)?,
            count: one.count.and(other.count),
        };
        satisfiable(
            intersection.count.is_satisfiable(),
            Type::Map(Box::new(intersection)),
        )
    }

    fn intersect_inner(&self, one: Type, other: Type) -> Result<Type, Conflict> {
        match (one, other) {
            (Type::Nullable(one), Type::Nullable(other)) => {
                Ok(Type::Nullable(Box::new(self.intersect(*one, *other)?)))
            }
            (one, other) => self.intersect(one.not_null(), other.not_null()),
        }
    }
}

fn satisfiable(allows_any: bool, ty: Type) -> Result<Type, Conflict> {
    match allows_any {
        true => Ok(ty),
        false => Err(Conflict::Unsatisfiable),
    }
}

fn intersect_integers(mut one: Integer, other: Integer) -> Result<Type, Conflict> {
    if other.format.maximum() < one.format.maximum() {
        one.format = other.format;
    }
    add_numbers(&mut one.constraints, other.constraints);
    satisfiable(has_integers(&one), Type::Integer(one))
}

fn intersect_numbers(mut one: Number, other: Number) -> Result<Type, Conflict> {
    if other.format == NumberFormat::Float {
        one.format = other.format;
    }
    add_numbers(&mut one.constraints, other.constraints);
    satisfiable(has_numbers(&one), Type::Number(one))
}
