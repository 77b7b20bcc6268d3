//! Descriptions, deprecation and nullability of schemas and of the members of their `allOf`.

use std::collections::HashMap;

use openapiv3::{ReferenceOr, Schema, SchemaKind};

use super::SchemaOr;
use crate::lower::Lowering;
use crate::lower::all_of::{Conjunct, all_of_members};
use crate::lower::extensions::deprecation_of;
use crate::lower::union::{UnionSchema, is_null};
use crate::lowered::Deprecation;
use crate::source::Place;

/// The description and deprecation of a value.
#[derive(Default)]
pub struct Annotations {
    pub description: Option<String>,
    pub deprecated: Option<Deprecation>,
}

impl Annotations {
    /// Merges the annotations of several schemas; later ones take precedence.
    pub fn of_all(conjuncts: &[Conjunct<'_>]) -> Self {
        let mut all = Self::default();
        for schema in conjuncts.iter().filter_map(|one| one.schema.item()) {
            all = Self::of(schema).or(all);
        }
        all
    }

    /// Returns the annotations of a schema, completed from the members of its `allOf`.
    pub fn of(schema: &Schema) -> Self {
        let data = &schema.schema_data;
        let own = Self {
            description: data.description.clone().or_else(|| data.title.clone()),
            deprecated: deprecation_of(data.deprecated, &data.extensions),
        };
        let members = all_of_members(schema).iter();
        members.fold(own, |all, member| match member {
            ReferenceOr::Item(member) => all.or(Self::of(member)),
            ReferenceOr::Reference { .. } => all,
        })
    }

    fn or(self, other: Self) -> Self {
        Self {
            description: self.description.or(other.description),
            deprecated: Deprecation::either(self.deprecated, other.deprecated),
        }
    }
}

impl<'a> Lowering<'a> {
    /// Returns `true` if all schemas allow `null`.
    pub fn all_allow_null(&self, conjuncts: &[Conjunct<'a>]) -> bool {
        let schemas = conjuncts.iter().map(|one| one.schema);
        let mut relevant = schemas.filter(|one| !self.has_no_effect(*one)).peekable();
        relevant.peek().is_some() && relevant.all(|one| self.includes_null(one))
    }

    /// Returns `true` for a schema that does not affect nullability, such as constraints without a type, or a reference to one.
    fn has_no_effect(&self, schema: SchemaOr<'a>) -> bool {
        match schema {
            SchemaOr::Item(schema) => is_without_effect(schema),
            SchemaOr::Reference(reference) => {
                let target = self.document.schema_of_reference(reference);
                target.is_some_and(|target| is_without_effect(target.item))
            }
        }
    }

    pub fn allows_null(&self, schema: &'a Schema) -> bool {
        if schema.schema_data.nullable {
            return true;
        }
        let unions = UnionSchema::of(schema, &Place::root(), "");
        let members = all_of_members(schema);
        let is_relevant =
            |one: &&ReferenceOr<Schema>| !one.as_item().is_some_and(is_without_effect);
        let mut relevant = members.iter().filter(is_relevant).peekable();
        !has_type(schema)
            && (!unions.is_empty() || relevant.peek().is_some())
            && unions
                .iter()
                .all(|union_schema| self.choice_allows_null(union_schema))
            && relevant.all(|member| self.includes_null(member.into()))
    }

    fn choice_allows_null(&self, union_schema: &UnionSchema<'a>) -> bool {
        union_schema.variants().iter().any(|variant| {
            let schema = variant.into();
            is_null(variant) || self.has_no_effect(schema) || self.includes_null(schema)
        })
    }

    /// Returns `true` if a schema or the target of a reference allows `null`.
    fn includes_null(&self, schema: SchemaOr<'a>) -> bool {
        match schema {
            SchemaOr::Item(item) => self.allows_null(item),
            SchemaOr::Reference(reference) => self.reference_allows_null(reference),
        }
    }

    fn reference_allows_null(&self, reference: &'a str) -> bool {
        if let Some(known) = self.nulls.borrow().known.get(reference) {
            return *known;
        }
        let mark = self.nulls.borrow_mut().suppose_not(reference);
        let found = self.document.schema_of_reference(reference);
        let allows = found.is_some_and(|found| self.allows_null(found.item));
        if allows {
            self.nulls.borrow_mut().correct(reference, mark);
        }
        allows
    }
}

/// The references whose nullability is known. Without this cache, the time grows exponentially with
/// the nesting of unions.
#[derive(Default)]
pub struct Nulls<'a> {
    known: HashMap<&'a str, bool>,
    /// The schemas that do not allow it, in the order in which they were found.
    denied: Vec<&'a str>,
}

impl<'a> Nulls<'a> {
    /// Assumes that a reference does not allow `null` while its target is examined.
    fn suppose_not(&mut self, reference: &'a str) -> usize {
        self.known.insert(reference, false);
        self.denied.push(reference);
        self.denied.len() - 1
    }

    /// Records that a reference allows `null`, and removes results that assumed the opposite.
    fn correct(&mut self, reference: &'a str, mark: usize) {
        for denied in self.denied.drain(mark..) {
            self.known.remove(denied);
        }
        self.known.insert(reference, true);
    }
}

/// Returns `true` if the type or the values of a schema exclude `null`.
fn has_type(schema: &Schema) -> bool {
    match &schema.schema_kind {
        SchemaKind::Any(any) => any.typ.is_some() || !any.enumeration.is_empty(),
        _ => false,
    }
}

fn is_without_effect(item: &Schema) -> bool {
    match &item.schema_kind {
        SchemaKind::Any(any) => {
            let is_composed = [&any.all_of, &any.any_of, &any.one_of]
                .iter()
                .any(|members| !members.is_empty());
            let of_objects = !any.properties.is_empty()
                || !any.required.is_empty()
                || any.additional_properties.is_some();
            !has_type(item)
                && !is_composed
                && !of_objects
                && any.not.is_none()
                && !item.schema_data.nullable
        }
        _ => false,
    }
}
