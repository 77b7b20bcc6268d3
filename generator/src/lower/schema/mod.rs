//! Schema objects.
//!
//! In: schema objects of the document. Out: types of the lowered API. Depends on `all_of`, `union`,
//! `defaults`, `types`, `foreign` and `pattern`, but not on operations, parameters or bodies.

pub mod access;
pub mod annotations;
mod array;
pub mod components;
pub mod describe_schema;
pub mod enum_hints;
pub mod enumeration;
pub mod format;
pub mod inline_definitions;
pub mod inline_names;
pub mod lost_keywords;
pub mod object;
pub mod raw_schema;
pub mod scalars;
pub mod size_limits;
pub mod unsupported_keywords;

use openapiv3::{ReferenceOr, Schema, SchemaKind, Type as SourceType};

use super::Lowering;
use super::all_of;
use super::all_of::object_parts;
use crate::lower::all_of::Conjunct;
use crate::lower::all_of::object_parts::Part;
use crate::lower::foreign::is_foreign;
use crate::lowered::{Default, Type, TypeId, TypeKind};
use crate::report::Code;
use crate::source::Place;
use crate::source::upgrade::{NULL, NULLABLE_REFERENCE, mark};
use annotations::Annotations;

#[derive(Clone, Copy)]
pub enum SchemaOr<'a> {
    Reference(&'a str),
    Item(&'a Schema),
}

impl<'a> SchemaOr<'a> {
    /// Returns the schema, unless it is a reference.
    pub fn item(self) -> Option<&'a Schema> {
        match self {
            Self::Item(schema) => Some(schema),
            Self::Reference(_) => None,
        }
    }
}

impl<'a> From<&'a ReferenceOr<Schema>> for SchemaOr<'a> {
    fn from(schema: &'a ReferenceOr<Schema>) -> Self {
        match schema {
            ReferenceOr::Reference { reference } => Self::Reference(reference),
            ReferenceOr::Item(item) => Self::Item(item),
        }
    }
}

impl<'a> From<&'a ReferenceOr<Box<Schema>>> for SchemaOr<'a> {
    fn from(schema: &'a ReferenceOr<Box<Schema>>) -> Self {
        match schema {
            ReferenceOr::Reference { reference } => Self::Reference(reference),
            ReferenceOr::Item(item) => Self::Item(item),
        }
    }
}

/// The type of a schema where it is used.
pub struct Used {
    pub ty: Type,
    pub annotations: Annotations,
    pub default: Option<Default>,
}

impl<'a> Lowering<'a> {
    pub fn complete(&mut self, id: TypeId, kind: TypeKind, annotations: Annotations) {
        if let Some(definition) = self.types.get_mut(id) {
            definition.kind = kind;
            definition.description = definition.name.unless_repeated(annotations.description);
            definition.deprecated = annotations.deprecated;
        }
    }

    /// Returns the kind of a named type.
    pub fn kind(&mut self, schema: &'a Schema, place: &Place, id: TypeId) -> Option<TypeKind> {
        self.of_schema(place, |lowering| lowering.named_kind(schema, place, id))
    }

    fn of_schema<R>(&mut self, place: &Place, lower: impl FnOnce(&mut Self) -> R) -> R {
        let outer = std::mem::replace(&mut self.current_schema, place.clone());
        let lowered = lower(self);
        self.current_schema = outer;
        lowered
    }

    /// Returns the location of a conflict of the part at `place` with others of the current schema: the part if it belongs to this
    /// schema, or to one that has all of them. Otherwise its own schema has values, and the current one has not.
    pub fn place_of_conflict<'p>(
        &self,
        place: &Place,
        others: impl IntoIterator<Item = &'p Place>,
    ) -> Place {
        let owner = &self.current_schema;
        let component = |place: &Place| place.steps().get(..3).map(<[&str]>::concat);
        let is_own = place.is_within(owner)
            || others
                .into_iter()
                .all(|other| component(other) == component(place));
        if is_own { place } else { owner }.clone()
    }

    fn named_kind(&mut self, schema: &'a Schema, place: &Place, id: TypeId) -> Option<TypeKind> {
        let owner = self.types.stem(id);
        if is_foreign(schema) {
            return self.foreign(schema, place);
        }
        if let Some(listed) = enumeration::listed(schema) {
            self.report_unsupported_keywords(schema, place);
            let enumeration = self.enumeration(schema, &listed, place)?;
            return Some(TypeKind::Enum(enumeration));
        }
        match &schema.schema_kind {
            _ if is_only_null(schema) => Some(TypeKind::Alias(Type::Null)),
            SchemaKind::Type(SourceType::Object(_))
            | SchemaKind::AllOf { .. }
            | SchemaKind::OneOf { .. }
            | SchemaKind::AnyOf { .. } => {
                self.kind_of_all(Conjunct::new(schema, place, &owner), place, id)
            }
            SchemaKind::Any(any) if all_of::is_object_only(any) => {
                self.kind_of_all(Conjunct::new(schema, place, &owner), place, id)
            }
            _ => Some(TypeKind::Alias(self.inline(schema, place, &owner)?)),
        }
    }

    /// Returns the type of a schema. `stem` names types that have no name.
    pub fn used(
        &mut self,
        schema: impl Into<SchemaOr<'a>>,
        place: &Place,
        stem: &str,
    ) -> Option<Used> {
        let item = match schema.into() {
            SchemaOr::Reference(reference) => {
                let ty = self.referenced(reference, place)?;
                return Some(Used {
                    default: self.default_of(SchemaOr::Reference(reference), place),
                    annotations: Annotations::default(),
                    ty,
                });
            }
            SchemaOr::Item(item) => item,
        };
        let ty = or_null(self.inline(item, place, stem)?, self.allows_null(item));
        Some(Used {
            ty: self.check_depth(ty, place)?,
            annotations: Annotations::of(item),
            default: self.default_of(SchemaOr::Item(item), place),
        })
    }

    /// Returns the type that satisfies all schemas, for a value in the object or array at `whole`.
    pub fn used_all(
        &mut self,
        conjuncts: &[Conjunct<'a>],
        place: &Place,
        whole: &Place,
        stem: &str,
    ) -> Option<Used> {
        if let [only] = conjuncts {
            return self.used(only.schema, &only.place, stem);
        }
        let ty = self.type_of_all(conjuncts, place, stem)?;
        let ty = or_null(ty.not_null(), self.all_allow_null(conjuncts));
        Some(Used {
            ty: self.check_depth(ty, place)?,
            annotations: Annotations::of_all(conjuncts),
            default: self.default_of_all(conjuncts, whole),
        })
    }

    pub fn referenced(&mut self, reference: &str, place: &Place) -> Option<Type> {
        // Unresolved references have been reported.
        let document = self.document;
        let found = document.schema_of_reference(reference)?;
        let is_nullable = self.allows_null(found.item) && !is_only_null(found.item);
        let target = Place::of_reference(reference)?;
        let ty = match self.component_at(&target) {
            Some(id) => Type::Named(id),
            None => self.inline_definition(&found, place)?,
        };
        Some(or_null(ty, is_nullable))
    }

    /// Returns the type of an inline schema.
    pub fn inline(&mut self, schema: &'a Schema, place: &Place, stem: &str) -> Option<Type> {
        self.of_schema(place, |lowering| lowering.inline_type(schema, place, stem))
    }

    fn inline_type(&mut self, schema: &'a Schema, place: &Place, stem: &str) -> Option<Type> {
        let named = self.inline_name(schema, place);
        let stem = named.as_deref().unwrap_or(stem);
        if is_foreign(schema) || enumeration::listed(schema).is_some() {
            return self.inline_named(schema, place, stem);
        }
        self.report_unsupported_keywords(schema, place);
        if is_only_null(schema) {
            return Some(Type::Null);
        }
        match &schema.schema_kind {
            SchemaKind::Type(SourceType::Boolean(_)) => Some(Type::Boolean),
            SchemaKind::Type(SourceType::Integer(integer)) => {
                Some(Type::Integer(self.integer(&integer.format, place)))
            }
            SchemaKind::Type(SourceType::Number(number)) => {
                Some(Type::Number(self.number(&number.format, place)))
            }
            SchemaKind::Type(SourceType::String(text)) => Some(self.string(&text.format, place)),
            SchemaKind::Type(SourceType::Array(array)) => self.array(array, place, stem),
            SchemaKind::Type(SourceType::Object(object)) if object_parts::is_map(object) => {
                self.map(&[Part::of_object(object, place, stem)], place, stem)
            }
            SchemaKind::Type(SourceType::Object(_)) => self.inline_named(schema, place, stem),
            SchemaKind::AllOf { .. } | SchemaKind::OneOf { .. } | SchemaKind::AnyOf { .. } => {
                self.type_of_all(&[Conjunct::new(schema, place, stem)], place, stem)
            }
            SchemaKind::Any(any) if all_of::is_object_only(any) => {
                self.type_of_all(&[Conjunct::new(schema, place, stem)], place, stem)
            }
            SchemaKind::Not { .. } | SchemaKind::Any(_) => {
                let what = match self.describe_keywords(place) {
                    Some(keywords) => format!("a schema with {keywords}"),
                    None => "this combination of keywords".to_owned(),
                };
                self.unsupported(Code::UnsupportedSchema, place, what);
                None
            }
        }
    }

    /// Creates a named type for an inline object or enum.
    fn inline_named(&mut self, schema: &'a Schema, place: &Place, stem: &str) -> Option<Type> {
        let places = [place.clone()];
        if let Some(id) = self.types.merged(&places) {
            return Some(Type::Named(id));
        }
        let id = self.declare_inline(stem, place);
        self.types.set_merged(places.to_vec(), id);
        let kind = self.kind(schema, place, id)?;
        self.complete(id, kind, Annotations::of(schema));
        Some(Type::Named(id))
    }
}

/// Returns the JSON type that a schema declares, if it is a single one.
pub fn declared_type(schema: &Schema) -> Option<&str> {
    match &schema.schema_kind {
        SchemaKind::Type(SourceType::String(_)) => Some("string"),
        SchemaKind::Type(SourceType::Integer(_)) => Some("integer"),
        SchemaKind::Type(SourceType::Number(_)) => Some("number"),
        SchemaKind::Type(SourceType::Boolean(_)) => Some("boolean"),
        SchemaKind::Type(SourceType::Array(_)) => Some("array"),
        SchemaKind::Type(SourceType::Object(_)) => Some("object"),
        SchemaKind::Any(any) => any.typ.as_deref(),
        _ => None,
    }
}

/// Returns `true` if `null` is the only value.
pub fn is_only_null(schema: &Schema) -> bool {
    schema.schema_data.extensions.contains_key(&mark(NULL))
}

/// Returns `true` for a reference with `nullable`, which OpenAPI 3.0 ignores.
fn is_nullable_reference(schema: SchemaOr<'_>) -> bool {
    let extensions = schema.item().map(|schema| &schema.schema_data.extensions);
    extensions.is_some_and(|extensions| extensions.contains_key(&mark(NULLABLE_REFERENCE)))
}

fn or_null(ty: Type, is_nullable: bool) -> Type {
    match ty {
        ty @ (Type::Nullable(_) | Type::Any | Type::Null) => ty,
        ty if is_nullable => Type::Nullable(Box::new(ty)),
        ty => ty,
    }
}
