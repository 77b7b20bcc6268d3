//! Several schemas of one value that is not an object.

use openapiv3::{Schema, SchemaKind, Type as SourceType};

use super::Conjunct;
use super::merge::Conflict;
use crate::lower::schema::components;
use crate::lower::schema::enumeration;
use crate::lower::schema::{SchemaOr, is_only_null};
use crate::lower::{Lowering, unsupported};
use crate::lowered::{Array, Count, Type};
use crate::report::Code;
use crate::source::Place;

pub const NO_VALUE: &str = "contradictory schemas: no value satisfies both";

/// A schema of values other than objects.
#[derive(Clone)]
pub struct ValueSchema<'a> {
    pub schema: &'a Schema,
    pub place: Place,
}

/// The reason for which several schemas have no common type.
pub enum NoType {
    Reported,
    /// No value satisfies the schemas at these locations.
    Unsatisfiable(Place, Place),
}

impl ValueSchema<'_> {
    /// Returns `true` if the keywords apply to one type and allow all values of other types.
    pub fn is_untyped(&self) -> bool {
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

    /// Returns the JSON type, if it is a single one.
    pub fn kind(&self) -> Option<&'static str> {
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
    /// Returns the type of a value that satisfies several schemas.
    pub fn value(
        &mut self,
        members: &[ValueSchema<'a>],
        place: &Place,
        stem: &str,
    ) -> Option<Type> {
        match self.try_value(members, place, stem) {
            Ok(ty) => Some(ty),
            Err(NoType::Reported) => None,
            Err(NoType::Unsatisfiable(one, other)) => {
                self.report_unsatisfiable(&one, &other);
                None
            }
        }
    }

    pub fn report_unsatisfiable(&mut self, one: &Place, other: &Place) {
        self.report_conflict(Code::NoValue, NO_VALUE.to_owned(), one, other);
    }

    /// Reports two schemas that have no type in common.
    fn report_conflict(&mut self, code: Code, message: String, one: &Place, other: &Place) {
        let is_own = |place: &Place| place.is_within(&self.current_schema);
        let (one, other) = match is_own(one) && !is_own(other) {
            true => (other, one),
            false => (one, other),
        };
        let (constraints, by_other) = (self.describe_constraints(other), self.describe_other(one));
        let constraints = constraints.map(|constraints| format!("has {constraints}"));
        let place = self.place_of_conflict(other, [one]);
        let diagnostic = self.diagnose(code, &place, message);
        match place == *other {
            true => diagnostic.maybe_label(constraints),
            false => {
                let constraints = constraints.unwrap_or_else(|| "one schema".to_owned());
                diagnostic.related(other, constraints)
            }
        }
        .related(one, by_other);
    }

    /// Returns the type, without reporting that no value satisfies the schemas.
    pub fn try_value(
        &mut self,
        members: &[ValueSchema<'a>],
        place: &Place,
        stem: &str,
    ) -> Result<Type, NoType> {
        let (untyped, typed): (Vec<_>, Vec<_>) =
            members.iter().cloned().partition(ValueSchema::is_untyped);
        let is_array = |member: &ValueSchema<'_>| member.kind() == Some("array");
        if typed.is_empty() {
            return Ok(Type::Any);
        }
        if typed.iter().all(is_array) {
            return self.arrays(members, place, stem);
        }
        let is_list = |member: &ValueSchema<'_>| enumeration::listed(member.schema).is_some();
        let (lists, typed): (Vec<_>, Vec<_>) = typed.into_iter().partition(is_list);
        let mut all: Option<(Type, Place)> = None;
        for member in typed {
            let ty = match self.component_at(&member.place) {
                Some(id) if components::has_no_parts(member.schema) => Type::Named(id),
                _ => self
                    .inline(member.schema, &member.place, stem)
                    .ok_or(NoType::Reported)?
                    .not_null(),
            };
            all = Some(match all {
                None => (ty, member.place),
                Some((known, at)) => (self.merged(known, ty, &at, &member.place)?, at),
            });
        }
        if !lists.is_empty() {
            return self.list(&lists, all, &untyped, stem);
        }
        let (ty, at) = all.ok_or(NoType::Reported)?;
        self.narrowed(ty, &untyped, &at)
    }

    /// Returns the intersection of two types, with the locations of their schemas.
    pub fn merged(
        &mut self,
        one: Type,
        other: Type,
        at: &Place,
        next: &Place,
    ) -> Result<Type, NoType> {
        self.intersect(one, other)
            .map_err(|conflict| match conflict {
                Conflict::Unsatisfiable => NoType::Unsatisfiable(at.clone(), next.clone()),
                Conflict::Unknown => {
                    let what = "the combination of this and another schema of the same value";
                    let code = Code::UnsupportedSchema;
                    self.report_conflict(code, unsupported(code, what), at, next);
                    NoType::Reported
                }
            })
    }

    /// Returns the array type that satisfies several schemas.
    pub fn arrays(
        &mut self,
        members: &[ValueSchema<'a>],
        place: &Place,
        stem: &str,
    ) -> Result<Type, NoType> {
        let mut all = Array {
            items: Type::Any,
            count: Count::default(),
            unique: false,
        };
        let mut items = Vec::new();
        for member in members {
            self.report_unsupported_keywords(member.schema, &member.place);
            let own = match &member.schema.schema_kind {
                SchemaKind::Type(SourceType::Array(array)) => &array.items,
                SchemaKind::Any(any) => &any.items,
                _ => continue,
            };
            let (count, unique) = self.item_constraints(&member.place);
            all.count = all.count.and(count);
            all.unique |= unique;
            items.extend(own.as_ref().map(|schema| Conjunct {
                schema: SchemaOr::from(schema),
                place: member.place.key("items"),
                owner: format!("{stem}Item"),
            }));
        }
        let conflict = self.place_of_conflict(place, members.iter().map(|member| &member.place));
        self.check_satisfiable(all.count.is_satisfiable(), &conflict);
        if !items.is_empty() {
            let used = self.used_all(&items, place, place, &format!("{stem}Item"));
            all.items = used.ok_or(NoType::Reported)?.ty;
        }
        Ok(Type::Array(Box::new(all)))
    }
}
