//! Schemas with a `discriminator` but without alternatives: their subtypes are the schemas that
//! include them by `allOf`. The `discriminator` may be that of a schema that they include themselves.

use std::collections::{HashMap, HashSet};

use openapiv3::{Discriminator, ReferenceOr, Schema};

use super::{Lowering, Pending, UnionSchema, names};
use crate::lower::all_of::{Conjunct, all_of_members};
use crate::lower::schema::SchemaOr;
use crate::lower::schema::annotations::Annotations;
use crate::lowered::{Type, TypeId, TypeKind};
use crate::report::{Code, quoted};
use crate::source::Place;

/// The maximum number of schemas that a schema includes, directly or indirectly, to find its discriminator.
const MAX_BASES: usize = 64;

/// The subtypes that are looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    /// All of them.
    All,
    /// Without those of subtypes that are unions of their own subtypes.
    Unions,
}

/// A component that includes another.
struct Subtype {
    component: String,
    place: Place,
    id: TypeId,
}

impl<'a> Lowering<'a> {
    /// Returns `true` if a component includes `base`, which has a discriminator.
    pub fn is_subtype_of(&self, schema: &'a Schema, at: &Place, place: &Place) -> bool {
        self.discriminator_of(schema).is_some()
            && self
                .subtypes(at, Depth::All)
                .iter()
                .any(|subtype| subtype.place == *place)
    }

    /// Returns the discriminator of the subtypes of a schema: its own, or that of a schema that it includes.
    fn discriminator_of(&self, schema: &'a Schema) -> Option<&'a Discriminator> {
        let (mut open, mut seen) = (vec![schema], 0);
        while let Some(next) = open.pop() {
            seen += 1;
            if seen > MAX_BASES || !UnionSchema::of(next, &Place::root(), "").is_empty() {
                return None;
            }
            if let Some(discriminator) = &next.schema_data.discriminator {
                return Some(discriminator);
            }
            let document = self.document;
            open.extend(
                all_of_members(next)
                    .iter()
                    .filter_map(|member| match member {
                        ReferenceOr::Item(member) => Some(member),
                        ReferenceOr::Reference { reference } => {
                            Some(document.schema_of_reference(reference)?.item)
                        }
                    }),
            );
        }
        None
    }

    /// Returns the union of a base and its subtypes; `None` without any.
    pub fn union_of_subtypes(
        &mut self,
        conjunct: &Conjunct<'a>,
        schema: &'a Schema,
        id: TypeId,
    ) -> Option<Option<TypeKind>> {
        let place = &conjunct.place;
        let own = schema.schema_data.discriminator.as_ref();
        let discriminator = own.or_else(|| self.discriminator_of(schema))?;
        let subtypes = match UnionSchema::of(schema, place, "").is_empty() {
            true => self.subtypes(place, Depth::Unions),
            false => Vec::new(),
        };
        if subtypes.is_empty() {
            if own.is_some() {
                self.warn_of_unrelated_mapping(discriminator, conjunct);
            }
            return None;
        }
        let own = self.types.component_of(id).map(str::to_owned);
        let mut variants = Vec::new();
        let mut components = Vec::new();
        if let Some(own) = own.filter(|own| is_mapped(discriminator, own)) {
            let Some(base) = self.base(conjunct) else {
                return Some(None);
            };
            variants.push((own.clone(), Type::Named(base)));
            components.push((Some(own), place.clone()));
        }
        for subtype in subtypes {
            variants.push((subtype.component.clone(), Type::Named(subtype.id)));
            components.push((Some(subtype.component), subtype.place));
        }
        self.pending.push(Pending {
            id,
            exclusive: false,
            place: place.key("discriminator"),
            discriminator: Some(discriminator),
            variants: components,
        });
        Some(Some(TypeKind::Union(names::union_of(variants))))
    }

    /// Warns of mapping targets that do not include the schema. A schema without a base may map its
    /// own name.
    fn warn_of_unrelated_mapping(
        &mut self,
        discriminator: &Discriminator,
        conjunct: &Conjunct<'a>,
    ) {
        let SchemaOr::Item(schema) = conjunct.schema else {
            return;
        };
        if !UnionSchema::of(schema, &conjunct.place, "").is_empty() {
            return;
        }
        let own = conjunct.place.name().unwrap_or_default();
        let place = conjunct.place.key("discriminator").key("mapping");
        for (text, target) in &discriminator.mapping {
            let target = super::tags::component_of(target);
            if target == own {
                continue;
            }
            let message = format!(
                "{} does not include this schema by `allOf`",
                quoted(&target)
            );
            self.diagnose(Code::UnknownMapping, &place.key(text), message)
                .label(format!(
                    "values with the tag {} are read as values of this schema",
                    quoted(text)
                ));
        }
    }

    /// Returns the type of the common properties.
    fn base(&mut self, conjunct: &Conjunct<'a>) -> Option<TypeId> {
        let place = conjunct.place.clone();
        let stem = format!("{}Base", conjunct.owner);
        let all = self.expanded_of(conjunct)?;
        let id = self.declare_inline(&stem, &place);
        let kind = self.kind_of_expanded(&all, &place, &stem, id)?;
        self.complete(id, kind, Annotations::default());
        Some(id)
    }

    /// Returns the components that include `base`.
    fn subtypes(&self, base: &Place, depth: Depth) -> Vec<Subtype> {
        let including = self.including();
        let mut bases = vec![base.clone()];
        let mut known = HashSet::new();
        let mut subtypes: Vec<Subtype> = Vec::new();
        while let Some(base) = bases.pop() {
            for (component, id) in including.get(&base).into_iter().flatten() {
                let place = Place::component("schemas", component);
                if place != base && known.insert(*component) {
                    if depth == Depth::All || !including.contains_key(&place) {
                        bases.push(place.clone());
                    }
                    subtypes.push(Subtype {
                        component: (*component).to_owned(),
                        place,
                        id: *id,
                    });
                }
            }
        }
        subtypes
    }

    /// Returns the components by the schemas that they include.
    fn including(&self) -> HashMap<Place, Vec<(&str, TypeId)>> {
        let mut including: HashMap<Place, Vec<(&str, TypeId)>> = HashMap::new();
        for (component, id) in self.types.components() {
            let bases: HashSet<Place> = self.included_by(component).collect();
            for base in bases {
                including.entry(base).or_default().push((component, id));
            }
        }
        including
    }

    fn included_by(&self, component: &str) -> impl Iterator<Item = Place> {
        let components = self.document.openapi.components.as_ref();
        let schema = components.and_then(|components| components.schemas.get(component));
        let members = match schema {
            Some(ReferenceOr::Item(schema)) => all_of_members(schema),
            Some(ReferenceOr::Reference { .. }) | None => &[],
        };
        members.iter().filter_map(|member| match member {
            ReferenceOr::Reference { reference } => Place::of_reference(reference),
            ReferenceOr::Item(_) => None,
        })
    }
}

/// Returns `true` if the component itself has a tag.
fn is_mapped(discriminator: &Discriminator, component: &str) -> bool {
    let mut targets = discriminator.mapping.values();
    discriminator.mapping.is_empty()
        || targets.any(|target| super::tags::component_of(target) == component)
}
