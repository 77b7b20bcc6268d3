//! Values that are no objects and hold to several schemas: one type with all their rules.

use openapiv3::{Schema, SchemaKind, Type as SourceType};

use super::Conjunct;
use super::merge::Conflict;
use crate::lower::Lowering;
use crate::lower::schema::components;
use crate::lower::schema::enumeration;
use crate::lower::schema::scalars::allows_count;
use crate::lower::schema::{SchemaOr, is_only_null};
use crate::model::{Array, Type};
use crate::report::Code;
use crate::source::Place;

/// Said of schemas that contradict each other.
pub(in crate::lower) const NO_VALUE: &str =
    "no value holds to this and to another schema of the same value";

/// A schema of values that are no objects, one of several that all hold.
#[derive(Clone)]
pub(in crate::lower) struct Constraint<'a> {
    pub(in crate::lower) schema: &'a Schema,
    pub(in crate::lower) place: Place,
}

/// Why there is no type for the values of several schemas.
pub(in crate::lower) enum Unfit {
    /// It has been reported.
    Reported,
    /// No value holds to the schemas at these places.
    Nothing(Place, Place),
}

impl Constraint<'_> {
    /// Whether it leaves values of other types than its keywords are for as they are.
    pub(in crate::lower) fn is_open(&self) -> bool {
        match &self.schema.schema_kind {
            SchemaKind::Any(any) => {
                any.typ.is_none()
                    && any.enumeration.is_empty()
                    && any.not.is_none()
                    && !is_only_null(self.schema)
            }
            _ => false,
        }
    }

    /// The type of its values, if they are of one type.
    pub(in crate::lower) fn kind(&self) -> Option<&'static str> {
        match &self.schema.schema_kind {
            SchemaKind::Type(SourceType::String(_)) => Some("string"),
            SchemaKind::Type(SourceType::Integer(_) | SourceType::Number(_)) => Some("number"),
            SchemaKind::Type(SourceType::Boolean(_)) => Some("boolean"),
            SchemaKind::Type(SourceType::Array(_)) => Some("array"),
            _ => None,
        }
    }
}

impl<'a> Lowering<'a> {
    /// The type of a value that holds to several schemas, none of which is one of objects.
    pub(in crate::lower) fn value(
        &mut self,
        rules: &[Constraint<'a>],
        place: &Place,
        stem: &str,
    ) -> Option<Type> {
        match self.try_value(rules, place, stem) {
            Ok(ty) => Some(ty),
            Err(Unfit::Reported) => None,
            Err(Unfit::Nothing(one, other)) => {
                self.no_value(&one, &other);
                None
            }
        }
    }

    /// Refuses two schemas of one value that no value holds to.
    pub(in crate::lower) fn no_value(&mut self, one: &Place, other: &Place) {
        let (said, by_other) = (self.said_in_words(other), self.other_in_words(one));
        self.report
            .add(Code::NoValue, other, NO_VALUE)
            .maybe_label(said.map(|said| format!("says {said}")))
            .related(one, by_other);
    }

    /// The same, where it is no fault that no value holds to all of them.
    pub(in crate::lower) fn try_value(
        &mut self,
        rules: &[Constraint<'a>],
        place: &Place,
        stem: &str,
    ) -> Result<Type, Unfit> {
        let (open, typed): (Vec<_>, Vec<_>) = rules.iter().cloned().partition(Constraint::is_open);
        let is_array = |rule: &Constraint<'_>| rule.kind() == Some("array");
        if typed.is_empty() {
            return self.value_of_open(&open, place, stem);
        }
        if typed.iter().all(is_array) {
            return self.arrays(rules, place, stem);
        }
        let is_list = |rule: &Constraint<'_>| enumeration::listed(rule.schema).is_some();
        let (lists, typed): (Vec<_>, Vec<_>) = typed.into_iter().partition(is_list);
        let mut all: Option<(Type, Place)> = None;
        for rule in typed {
            let ty = match self.component_at(&rule.place) {
                Some(id) if components::has_no_parts(rule.schema) => Type::Named(id),
                _ => self
                    .inline(rule.schema, &rule.place, stem)
                    .ok_or(Unfit::Reported)?
                    .not_null(),
            };
            all = Some(match all {
                None => (ty, rule.place),
                Some((known, at)) => (self.merged(known, ty, &at, &rule.place)?, at),
            });
        }
        if !lists.is_empty() {
            return self.list(&lists, all, &open, stem);
        }
        let (ty, at) = all.ok_or(Unfit::Reported)?;
        self.narrowed(ty, &open, &at)
    }

    /// The type of what is of both types, which are those of the schemas at two places.
    pub(in crate::lower) fn merged(
        &mut self,
        one: Type,
        other: Type,
        at: &Place,
        next: &Place,
    ) -> Result<Type, Unfit> {
        self.both(one, other).map_err(|conflict| match conflict {
            Conflict::Nothing => Unfit::Nothing(at.clone(), next.clone()),
            Conflict::Unknown => {
                let (said, by_other) = (self.said_in_words(next), self.other_in_words(at));
                self.unsupported(
                    Code::UnsupportedSchema,
                    next,
                    "what this and another schema say of one value together",
                )
                .maybe_label(said.map(|said| format!("says {said}")))
                .related(at, by_other);
                Unfit::Reported
            }
        })
    }

    /// An array that holds to several schemas.
    pub(in crate::lower) fn arrays(
        &mut self,
        rules: &[Constraint<'a>],
        place: &Place,
        stem: &str,
    ) -> Result<Type, Unfit> {
        let mut all = Array {
            items: Type::Any,
            minimum: None,
            maximum: None,
            unique: false,
        };
        let mut items = Vec::new();
        for rule in rules {
            self.refuse_upgraded(rule.schema, &rule.place);
            let (own, minimum, maximum, unique) = match &rule.schema.schema_kind {
                SchemaKind::Type(SourceType::Array(array)) => (
                    &array.items,
                    array.min_items,
                    array.max_items,
                    array.unique_items,
                ),
                SchemaKind::Any(any) => {
                    let unique = any.unique_items.unwrap_or_default();
                    (&any.items, any.min_items, any.max_items, unique)
                }
                _ => continue,
            };
            all.minimum = all.minimum.max(minimum);
            all.maximum = all.maximum.into_iter().chain(maximum).min();
            all.unique |= unique;
            items.extend(own.as_ref().map(|schema| Conjunct {
                schema: SchemaOr::from(schema),
                place: rule.place.key("items"),
                owner: format!("{stem}Item"),
            }));
        }
        self.not_empty(allows_count(all.minimum, all.maximum), place);
        if !items.is_empty() {
            let used = self.used_all(&items, place, place, &format!("{stem}Item"));
            all.items = used.ok_or(Unfit::Reported)?.ty;
        }
        Ok(Type::Array(Box::new(all)))
    }
}
