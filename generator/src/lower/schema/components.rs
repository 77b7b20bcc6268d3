//! The schemas in `components`.

use openapiv3::{ReferenceOr, Schema, SchemaKind, Type as SourceType};

use super::annotations::Annotations;
use super::enumeration;
use crate::lower::Lowering;
use crate::lowered::{TypeId, TypeKind};
use crate::names::Name;
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// Lowers `components/schemas`.
    pub fn components(&mut self) {
        let document = self.document;
        let Some(components) = &document.openapi.components else {
            return;
        };
        let place = Place::root().key("components").key("schemas");
        // Names that need no change take precedence.
        let mut schemas: Vec<_> = components.schemas.iter().collect();
        schemas.sort_by_key(|(name, _)| *name);
        let (plain, changed): (Vec<_>, Vec<_>) = schemas
            .iter()
            .copied()
            .partition(|(name, _)| Name::upper(name, None).rust == **name);
        for (name, schema) in plain.into_iter().chain(changed) {
            let place = place.key(name);
            let chosen = match schema {
                ReferenceOr::Item(schema) => self.rust_name(&schema.schema_data.extensions, &place),
                ReferenceOr::Reference { .. } => None,
            };
            let id = self.declare(name, chosen.as_deref(), &place);
            self.types.set_component(name, id);
        }
        // Scalars come first, since defaults of fields are checked against them.
        let (values, others): (Vec<_>, Vec<_>) = schemas
            .into_iter()
            .partition(|(_, schema)| is_value(schema));
        for (name, schema) in values.into_iter().chain(others) {
            if let Some(id) = self.types.component(name) {
                self.define(id, schema, &place.key(name));
            }
        }
    }

    fn define(&mut self, id: TypeId, schema: &'a ReferenceOr<Schema>, place: &Place) {
        let (kind, annotations) = match schema {
            ReferenceOr::Reference { .. } => {
                let Some(used) = self.used(schema, place, "") else {
                    return;
                };
                // References to the alias include the nullability.
                (TypeKind::Alias(used.ty.not_null()), Annotations::default())
            }
            ReferenceOr::Item(item) => {
                let Some(kind) = self.kind(item, place, id) else {
                    return;
                };
                (kind, Annotations::of(item))
            }
        };
        self.complete(id, kind, annotations);
    }

    /// Returns the component type at a location.
    pub fn component_at(&self, place: &Place) -> Option<TypeId> {
        self.types.component(&component_name(place)?)
    }
}

/// Returns the name of the component at a location.
pub fn component_name(place: &Place) -> Option<String> {
    match place.steps().as_slice() {
        ["components", "schemas", name] => Some((*name).to_owned()),
        _ => None,
    }
}

/// Returns `true` for a schema of scalars.
fn is_value(schema: &ReferenceOr<Schema>) -> bool {
    let ReferenceOr::Item(item) = schema else {
        return false;
    };
    enumeration::listed(item).is_some() || has_no_parts(item)
}

/// Returns `true` for a schema of booleans, numbers or strings.
pub fn has_no_parts(schema: &Schema) -> bool {
    matches!(
        &schema.schema_kind,
        SchemaKind::Type(ty) if !matches!(ty, SourceType::Object(_) | SourceType::Array(_))
    )
}
