//! Values that are no objects and hold to several schemas: one type with all their rules.

use openapiv3::{Schema, SchemaKind, Type as SourceType};

use super::Lowering;
use super::all_of::Conjunct;
use super::annotations::is_only_all_of;
use super::constraints::allows_count;
use super::schema::{SchemaOr, is_only_null};
use super::{enumeration, union::Choice};
use crate::model::{Array, Enumeration, Integer, Map, Number, Scalar, Text, Type};
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// The type of a value that holds to several schemas, none of which is one of objects;
    /// `None` if any is.
    pub(super) fn value_of_all(
        &mut self,
        conjuncts: &[Conjunct<'a>],
        place: &Place,
        stem: &str,
    ) -> Option<Option<Type>> {
        let mut leaves = Vec::new();
        for conjunct in conjuncts {
            self.gather_values(conjunct, &mut leaves, &mut Vec::new())?;
        }
        if leaves.len() < 2 {
            return None;
        }
        let mut all = Type::Any;
        for leaf in leaves {
            let SchemaOr::Item(schema) = leaf.schema else {
                continue;
            };
            let component = self.component_at(&leaf.place);
            let ty = match component {
                Some(id) if enumeration::listed(schema).is_some() => Some(Type::Named(id)),
                _ => self.inline(schema, &leaf.place, stem),
            };
            let Some(ty) = ty else {
                return Some(None);
            };
            let Some(both) = self.both(all, ty.not_null()) else {
                self.unsupported(place, "what these schemas say of one value together");
                return Some(None);
            };
            all = both;
        }
        Some(Some(all))
    }

    /// Gathers schemas of values that are no objects; `None` where there is another.
    fn gather_values(
        &self,
        conjunct: &Conjunct<'a>,
        leaves: &mut Vec<Conjunct<'a>>,
        path: &mut Vec<&'a str>,
    ) -> Option<()> {
        let schema = match conjunct.schema {
            SchemaOr::Item(schema) => schema,
            SchemaOr::Reference(reference) => {
                if path.contains(&reference) {
                    return None;
                }
                path.push(reference);
                let found = self.document.schema_of_reference(reference)?;
                let target = Conjunct {
                    schema: SchemaOr::Item(found.item),
                    place: found.place,
                    owner: conjunct.owner.clone(),
                };
                self.gather_values(&target, leaves, path)?;
                path.pop();
                return Some(());
            }
        };
        if !Choice::of(schema, &conjunct.place, "").is_empty() {
            return None;
        }
        if is_value(schema) {
            leaves.push(conjunct.clone());
        } else if !is_only_all_of(schema) {
            return None;
        }
        for member in conjunct.members() {
            self.gather_values(&member, leaves, path)?;
        }
        Some(())
    }

    /// The type of what is of both types; `None` if that is nothing, or not known.
    pub(super) fn both(&self, one: Type, other: Type) -> Option<Type> {
        let resolved = |ty: &Type| self.types.resolved(ty).clone();
        match (resolved(&one), resolved(&other)) {
            (Type::Any, _) => Some(other),
            (_, Type::Any) => Some(one),
            (left, right) if left == right => Some(one),
            (Type::Integer(left), Type::Integer(right)) => both_integers(&left, &right),
            (Type::Number(left), Type::Number(right)) => both_numbers(&left, &right),
            (Type::String(left), Type::String(right)) => both_texts(left, right),
            (Type::Formatted(_), Type::String(text)) if text == Text::default() => Some(one),
            (Type::String(text), Type::Formatted(_)) if text == Text::default() => Some(other),
            (left @ Type::Named(_), right @ Type::Named(_)) => self.both_enums(left, right),
            (Type::Named(_), plain) => self.is_narrower(&one, &plain).then_some(one),
            (plain, Type::Named(_)) => self.is_narrower(&other, &plain).then_some(other),
            (Type::Array(left), Type::Array(right)) => self.both_arrays(*left, *right),
            (Type::Map(left), Type::Map(right)) => self.both_maps(*left, *right),
            _ => None,
        }
    }

    fn both_arrays(&self, one: Array, other: Array) -> Option<Type> {
        let both = Array {
            items: self.both_inner(one.items, other.items)?,
            unique: one.unique || other.unique,
            minimum: one.minimum.max(other.minimum),
            maximum: least(one.maximum, other.maximum),
        };
        allows_count(both.minimum, both.maximum).then(|| Type::Array(Box::new(both)))
    }

    fn both_maps(&self, one: Map, other: Map) -> Option<Type> {
        let both = Map {
            values: self.both_inner(one.values, other.values)?,
            minimum: one.minimum.max(other.minimum),
            maximum: least(one.maximum, other.maximum),
        };
        allows_count(both.minimum, both.maximum).then(|| Type::Map(Box::new(both)))
    }

    fn both_inner(&self, one: Type, other: Type) -> Option<Type> {
        match (one, other) {
            (Type::Nullable(one), Type::Nullable(other)) => {
                Some(Type::Nullable(Box::new(self.both(*one, *other)?)))
            }
            (one, other) => self.both(one.not_null(), other.not_null()),
        }
    }

    /// Of two enums, the one whose values the other has, too.
    fn both_enums(&self, one: Type, other: Type) -> Option<Type> {
        let (left, right) = (
            self.types.enumeration(&one)?,
            self.types.enumeration(&other)?,
        );
        let has_all = |wide: &Enumeration, narrow: &Enumeration| {
            let mut values = narrow.values.iter();
            values.all(|value| wide.values.iter().any(|known| known.value == value.value))
        };
        if has_all(right, left) {
            Some(one)
        } else if has_all(left, right) {
            Some(other)
        } else {
            None
        }
    }

    /// Whether all values of an enum are of a type that has no rules.
    fn is_narrower(&self, ty: &Type, plain: &Type) -> bool {
        let is_of = |value: &Scalar| match plain {
            Type::Boolean => matches!(value, Scalar::Boolean(_)),
            Type::String(text) => *text == Text::default() && matches!(value, Scalar::Text(_)),
            Type::Integer(integer) => {
                let allowed = integer.minimum..=integer.maximum;
                integer.multiple_of.is_none()
                    && matches!(value, Scalar::Integer(value) if allowed.contains(&i128::from(*value)))
            }
            Type::Number(number) => {
                is_free(number) && matches!(value, Scalar::Integer(_) | Scalar::Number(_))
            }
            _ => false,
        };
        let enumeration = self.types.enumeration(ty);
        enumeration.is_some_and(|found| found.values.iter().all(|value| is_of(&value.value)))
    }
}

/// Whether a schema says of its values that they are no objects.
fn is_value(schema: &Schema) -> bool {
    match &schema.schema_kind {
        _ if is_only_null(schema) => true,
        SchemaKind::Type(ty) => !matches!(ty, SourceType::Object(_)),
        SchemaKind::Any(any) => !any.enumeration.is_empty() && any.all_of.is_empty(),
        _ => false,
    }
}

fn both_integers(one: &Integer, other: &Integer) -> Option<Type> {
    let narrow = match one.format.maximum() <= other.format.maximum() {
        true => one,
        false => other,
    };
    let both = Integer {
        minimum: one.minimum.max(other.minimum).max(narrow.format.minimum()),
        maximum: one.maximum.min(other.maximum).min(narrow.format.maximum()),
        ..narrow.clone()
    };
    let has_values = both.minimum <= both.maximum;
    (one.multiple_of == other.multiple_of && has_values).then_some(Type::Integer(both))
}

/// Two numbers are one only if they have the same rules, or one has none.
fn both_numbers(one: &Number, other: &Number) -> Option<Type> {
    match one.format == other.format {
        true if is_free(one) => Some(Type::Number(other.clone())),
        true if is_free(other) => Some(Type::Number(one.clone())),
        _ => None,
    }
}

/// Whether a number has no rules.
fn is_free(number: &Number) -> bool {
    number.minimum.is_none()
        && number.maximum.is_none()
        && number.above.is_none()
        && number.below.is_none()
        && number.multiple_of.is_none()
}

fn both_texts(one: Text, other: Text) -> Option<Type> {
    let pattern = match (one.pattern.clone(), other.pattern.clone()) {
        (Some(one), Some(other)) if one != other => return None,
        (one, other) => one.or(other),
    };
    let both = Text {
        minimum: one.minimum.max(other.minimum),
        maximum: least(one.maximum, other.maximum),
        pattern,
        ..one.clone()
    };
    let allows_any = allows_count(both.minimum, both.maximum);
    (one.format == other.format && allows_any).then_some(Type::String(both))
}

fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}
