//! The intersection of two types other than objects.

use crate::lower::Lowering;
use crate::lower::schema::format::are_implied;
use crate::lower::schema::scalars::allows_count;
use crate::model::{Array, Format, Formatted, Integer, Map, Number, NumberFormat, Text, Type};

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
            (Type::Integer(one), Type::Integer(other)) => intersect_integers(&one, &other),
            (Type::Number(one), Type::Number(other)) => {
                intersect_numbers(one, &other).map(Type::Number)
            }
            (Type::Integer(integer), Type::Number(number))
            | (Type::Number(number), Type::Integer(integer)) => within(integer, number),
            (Type::String(one), Type::String(other)) => {
                intersect_texts(one, other).map(Type::String)
            }
            (Type::Formatted(formatted), Type::String(text))
            | (Type::String(text), Type::Formatted(formatted)) => with_rules(*formatted, text),
            (Type::Formatted(one), Type::Formatted(other)) if one.format == other.format => {
                with_rules(*one, other.constraints)
            }
            (Type::Array(one), Type::Array(other)) => self.intersect_arrays(*one, *other),
            (Type::Map(one), Type::Map(other)) => self.intersect_maps(*one, *other),
            (Type::Formatted(_), Type::Formatted(_))
            | (Type::Named(_) | Type::Nullable(_), _)
            | (_, Type::Named(_) | Type::Nullable(_)) => Err(Conflict::Unknown),
            _ => Err(Conflict::Unsatisfiable),
        }
    }

    fn intersect_arrays(&self, one: Array, other: Array) -> Result<Type, Conflict> {
        let intersection = Array {
            items: self.intersect_inner(one.items, other.items)?,
            unique: one.unique || other.unique,
            minimum: one.minimum.max(other.minimum),
            maximum: min(one.maximum, other.maximum),
        };
        check_count(intersection.minimum, intersection.maximum)?;
        Ok(Type::Array(Box::new(intersection)))
    }

    fn intersect_maps(&self, one: Map, other: Map) -> Result<Type, Conflict> {
        let intersection = Map {
            values: self.intersect_inner(one.values, other.values)?,
            minimum: one.minimum.max(other.minimum),
            maximum: min(one.maximum, other.maximum),
        };
        check_count(intersection.minimum, intersection.maximum)?;
        Ok(Type::Map(Box::new(intersection)))
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

fn check_count(minimum: Option<usize>, maximum: Option<usize>) -> Result<(), Conflict> {
    match allows_count(minimum, maximum) {
        true => Ok(()),
        false => Err(Conflict::Unsatisfiable),
    }
}

fn intersect_integers(one: &Integer, other: &Integer) -> Result<Type, Conflict> {
    let narrow = match one.format.maximum() <= other.format.maximum() {
        true => one,
        false => other,
    };
    let step = match (one.multiple_of, other.multiple_of) {
        (Some(one), Some(other)) if one.is_multiple_of(other) => Some(one),
        (Some(one), Some(other)) if other.is_multiple_of(one) => Some(other),
        (Some(_), Some(_)) => return Err(Conflict::Unknown),
        (one, other) => one.or(other),
    };
    let intersection = Integer {
        minimum: one.minimum.max(other.minimum).max(narrow.format.minimum()),
        maximum: one.maximum.min(other.maximum).min(narrow.format.maximum()),
        format: narrow.format,
        multiple_of: step,
    };
    match intersection.minimum <= intersection.maximum {
        true => Ok(Type::Integer(intersection)),
        false => Err(Conflict::Unsatisfiable),
    }
}

/// Restricts an integer to the bounds of a number.
fn within(integer: Integer, number: Number) -> Result<Type, Conflict> {
    let step = match &number.multiple_of {
        None => None,
        Some(step) => Some(step.parse().map_err(|_| Conflict::Unknown)?),
    };
    // Fractional bounds are rounded inwards; bounds out of range have no effect.
    let minimum = number.minimum.map(|bound| bound.ceil() as i128);
    let above = number
        .above
        .map(|bound| (bound.floor() as i128).saturating_add(1));
    let maximum = number.maximum.map(|bound| bound.floor() as i128);
    let below = number
        .below
        .map(|bound| (bound.ceil() as i128).saturating_sub(1));
    let bounds = Integer {
        minimum: minimum.max(above).unwrap_or(integer.minimum),
        maximum: min(maximum, below).unwrap_or(integer.maximum),
        format: integer.format,
        multiple_of: step,
    };
    intersect_integers(&integer, &bounds)
}

fn intersect_numbers(one: Number, other: &Number) -> Result<Number, Conflict> {
    let step = same(one.multiple_of, other.multiple_of.clone())?;
    let format = match one.format {
        NumberFormat::Float => NumberFormat::Float,
        NumberFormat::Double => other.format,
    };
    let intersection = Number {
        format,
        minimum: either(one.minimum, other.minimum, f64::max),
        maximum: either(one.maximum, other.maximum, f64::min),
        above: either(one.above, other.above, f64::max),
        below: either(one.below, other.below, f64::min),
        multiple_of: step,
    };
    match has_values(&intersection) {
        true => Ok(intersection),
        false => Err(Conflict::Unsatisfiable),
    }
}

fn has_values(number: &Number) -> bool {
    let is_satisfied = |min: Option<f64>, max: Option<f64>, test: fn(f64, f64) -> bool| {
        min.zip(max).is_none_or(|(min, max)| test(min, max))
    };
    is_satisfied(number.minimum, number.maximum, |min, max| min <= max)
        && is_satisfied(number.minimum, number.below, |min, max| min < max)
        && is_satisfied(number.above, number.maximum, |min, max| min < max)
        && is_satisfied(number.above, number.below, |min, max| min < max)
}

fn intersect_texts(one: Text, other: Text) -> Result<Text, Conflict> {
    let intersection = Text {
        minimum: one.minimum.max(other.minimum),
        maximum: min(one.maximum, other.maximum),
        pattern: same(one.pattern, other.pattern)?,
        format: same(one.format, other.format)?,
    };
    check_count(intersection.minimum, intersection.maximum)?;
    Ok(intersection)
}

/// Adds constraints to a formatted string, if its type keeps the text.
fn with_rules(formatted: Formatted, text: Text) -> Result<Type, Conflict> {
    let Formatted {
        format,
        constraints,
    } = formatted;
    if text.format.is_some_and(|other| other != format) {
        return Err(Conflict::Unknown);
    }
    let text = intersect_texts(
        constraints,
        Text {
            format: None,
            ..text
        },
    )?;
    Ok(match format {
        Format::Password => Type::Formatted(Box::new(Formatted {
            format,
            constraints: text,
        })),
        format if are_implied(&text, format) => Type::Formatted(Box::new(Formatted {
            format,
            constraints: Text::default(),
        })),
        format => Type::String(Text {
            format: Some(format),
            ..text
        }),
    })
}

fn min<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    either(one, other, T::min)
}

/// Returns the only one, or combines both.
fn either<T>(one: Option<T>, other: Option<T>, combine: impl Fn(T, T) -> T) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(combine(one, other)),
        (one, other) => one.or(other),
    }
}

/// Returns the only one; two different ones have no common type.
fn same<T: PartialEq>(one: Option<T>, other: Option<T>) -> Result<Option<T>, Conflict> {
    match (one, other) {
        (Some(one), Some(other)) if one != other => Err(Conflict::Unknown),
        (one, other) => Ok(one.or(other)),
    }
}
