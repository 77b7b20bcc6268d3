//! Flattens `allOf` and resolves references.

use std::collections::HashSet;

use openapiv3::{Schema, SchemaKind, Type as SourceType};
use serde_json::Value;

use super::intersection::ValueSchema;
use super::{Conjunct, is_object_only};
use crate::lower::Lowering;
use crate::lower::all_of::object_parts::Part;
use crate::lower::foreign::is_foreign;
use crate::lower::schema::{SchemaOr, is_only_null};
use crate::lower::union::UnionSchema;
use crate::names::Name;
use crate::report::Code;
use crate::source::Place;
use crate::source::upgrade::LOOSENED;

/// A schema without `allOf`.
pub enum Leaf<'a> {
    Reference(&'a str, Place),
    Object(Part<'a>),
    UnionSchema(UnionSchema<'a>),
    Other(&'a Schema, Place),
}

impl<'a> Leaf<'a> {
    /// Returns the unions of a schema. A union of `null` alone is no union.
    fn unions(schema: &'a Schema, place: &Place, owner: &str) -> impl Iterator<Item = Self> {
        let unions = UnionSchema::of(schema, place, owner).into_iter();
        unions.map(|union_schema| match union_schema.only_null() {
            Some((schema, place)) => Self::Other(schema, place),
            None => Self::UnionSchema(union_schema),
        })
    }
}

/// The parts of a schema after all `allOf` and references are resolved.
#[derive(Clone, Default)]
pub struct Expanded<'a> {
    pub parts: Vec<Part<'a>>,
    pub unions: Vec<UnionSchema<'a>>,
    /// Schemas of values other than objects.
    pub values: Vec<ValueSchema<'a>>,
}

pub const SELF_REFERENCE: &str = "this schema refers only to itself";

impl<'a> Expanded<'a> {
    /// Returns `true` if all values are allowed.
    pub fn is_empty(&self) -> bool {
        let mut parts = self.parts.iter();
        self.unions.is_empty()
            && self.values.is_empty()
            && parts.all(|part| part.is_empty() && !part.is_typed)
    }

    /// Removes a loosened object, unless it is part of another: it is arbitrary JSON.
    pub fn without_only_loosened(mut self) -> Self {
        if self.parts.iter().all(Part::is_loosened) {
            self.parts.clear();
        }
        self
    }

    pub fn is_only_null(&self) -> bool {
        self.values.iter().any(|member| is_only_null(member.schema))
    }

    pub fn places(&self) -> impl Iterator<Item = &Place> {
        let parts = self.parts.iter().map(|part| &part.place);
        let values = self.values.iter().map(|member| &member.place);
        parts
            .chain(values)
            .chain(self.unions.iter().map(UnionSchema::place))
    }

    /// Removes what the other contains.
    pub fn without(&self, other: &Self) -> Self {
        let known: Vec<&Place> = other.places().collect();
        let is_new = |place: &Place| !known.contains(&place);
        let mut new = self.clone();
        new.parts.retain(|part| is_new(&part.place));
        new.unions.retain(|one| is_new(one.place()));
        new.values.retain(|member| is_new(&member.place));
        new
    }

    pub fn and(mut self, other: Self) -> Self {
        self.parts.extend(other.parts);
        self.unions.extend(other.unions);
        self.values.extend(other.values);
        self
    }

    /// Returns two schemas with contradictory types.
    pub fn contradiction(&self) -> Option<(&Place, &Place)> {
        let objects = self.parts.iter().filter(|part| part.is_typed);
        let objects = objects.map(|part| (Some("object"), &part.place));
        let values = self.values.iter().filter(|member| !member.is_untyped());
        let typed: Vec<_> = objects
            .chain(values.map(|member| (member.kind(), &member.place)))
            .collect();
        let (first, place) = typed.first()?;
        let is_other = |kind: Option<&str>| match (kind, first) {
            (Some(kind), Some(first)) => kind != *first,
            // Enum values are never objects.
            (None, Some(first)) => *first == "object",
            (_, None) => false,
        };
        let (_, other) = typed.iter().find(|(kind, _)| is_other(*kind))?;
        Some((place, other))
    }

    /// Removes the unions.
    pub fn plain(&self) -> Self {
        Self {
            unions: Vec::new(),
            ..self.clone()
        }
    }

    /// Removes object keywords from other values, and vice versa.
    pub fn without_other_types(mut self) -> Self {
        match self.values.iter().any(|member| !member.is_untyped()) {
            true => self.parts.clear(),
            false if !self.parts.is_empty() => self.values.clear(),
            false => {}
        }
        self
    }
}

/// The resolved references.
#[derive(Default)]
struct Reached<'a> {
    all: HashSet<&'a str>,
    /// The schemas on the current path.
    path: Vec<Place>,
    /// References back to the current path.
    cycles: Vec<Place>,
}

impl<'a> Lowering<'a> {
    pub fn leaves(&mut self, conjuncts: &[Conjunct<'a>]) -> Vec<Leaf<'a>> {
        let mut leaves = Vec::new();
        self.gather_all(conjuncts, &mut leaves);
        if leaves.iter().any(|leaf| self.is_object(leaf)) {
            leaves.retain(|leaf| !matches!(leaf, Leaf::Object(part) if part.is_empty()));
        }
        leaves
    }

    fn is_object(&self, leaf: &Leaf<'a>) -> bool {
        let Leaf::Reference(reference, _) = leaf else {
            return false;
        };
        let found = self.document.schema_of_reference(reference);
        found.is_some_and(|found| {
            matches!(
                &found.item.schema_kind,
                SchemaKind::Type(SourceType::Object(_))
            )
        })
    }

    fn gather_all(&mut self, conjuncts: &[Conjunct<'a>], leaves: &mut Vec<Leaf<'a>>) {
        for conjunct in conjuncts {
            self.gather(conjunct, leaves);
        }
    }

    fn gather(&mut self, conjunct: &Conjunct<'a>, leaves: &mut Vec<Leaf<'a>>) {
        let Conjunct {
            schema,
            place,
            owner,
        } = conjunct;
        let schema = match *schema {
            SchemaOr::Reference(reference) => {
                let is_known = leaves
                    .iter()
                    .any(|leaf| matches!(leaf, Leaf::Reference(known, _) if *known == reference));
                if !is_known {
                    leaves.push(Leaf::Reference(reference, place.clone()));
                }
                return;
            }
            SchemaOr::Item(schema) => schema,
        };
        self.report_unsupported_keywords(schema, place);
        match &schema.schema_kind {
            _ if is_only_null(schema) || is_foreign(schema) => {
                leaves.push(Leaf::Other(schema, place.clone()))
            }
            SchemaKind::Type(SourceType::Object(object)) => {
                leaves.push(Leaf::Object(Part::of_object(object, place, owner)));
            }
            SchemaKind::AllOf { .. } => self.gather_all(&conjunct.members(), leaves),
            SchemaKind::OneOf { .. } | SchemaKind::AnyOf { .. } => {
                leaves.extend(Leaf::unions(schema, place, owner));
            }
            SchemaKind::Any(any) if is_loosened_object(schema) => {
                leaves.push(Leaf::Object(Part::of_loosened(any, place, owner)));
            }
            SchemaKind::Any(any) if is_object_only(any) => {
                let part = Part::of_any(any, place, owner);
                if !part.is_empty() || any.typ.is_some() {
                    leaves.push(Leaf::Object(part));
                }
                self.gather_all(&conjunct.members(), leaves);
                leaves.extend(Leaf::unions(schema, place, owner));
            }
            _ => leaves.push(Leaf::Other(schema, place.clone())),
        }
    }

    /// Expands schemas and what they refer to.
    pub fn expanded(&mut self, leaves: Vec<Leaf<'a>>, place: &Place) -> Option<Expanded<'a>> {
        self.grow(0, place)?;
        let mut all = Expanded::default();
        let mut reached = Reached {
            path: vec![place.clone()],
            ..Reached::default()
        };
        self.expand(leaves, &mut all, &mut reached)?;
        if all.is_empty() && !reached.cycles.is_empty() {
            self.diagnose(Code::OnlyItself, place, SELF_REFERENCE)
                .at_key();
            return None;
        }
        for cycle in &reached.cycles {
            self.warn_of_cycle(cycle);
        }
        Some(all)
    }

    pub fn expanded_of(&mut self, conjunct: &Conjunct<'a>) -> Option<Expanded<'a>> {
        let leaves = self.leaves(std::slice::from_ref(conjunct));
        self.expanded(leaves, &conjunct.place)
    }

    fn warn_of_cycle(&mut self, place: &Place) {
        let message = "this schema includes itself";
        if !self.report.has(place, message) {
            self.diagnose(Code::IncludesItself, place, message)
                .help("remove the reference: it has no effect");
        }
    }

    fn expand(
        &mut self,
        leaves: Vec<Leaf<'a>>,
        all: &mut Expanded<'a>,
        reached: &mut Reached<'a>,
    ) -> Option<()> {
        for leaf in leaves {
            match leaf {
                Leaf::Object(part) => all.parts.push(part),
                // A variant that includes its own union has the properties of the union.
                Leaf::UnionSchema(union_schema) if union_schema.leads_to(&reached.path) => {}
                Leaf::UnionSchema(union_schema) => match union_schema.only_variant() {
                    None if all.unions.iter().any(|known| known.is_same(&union_schema)) => {}
                    None => all.unions.push(union_schema),
                    Some(only) => {
                        let leaves = self.leaves(&[only]);
                        self.expand(leaves, all, reached)?;
                    }
                },
                Leaf::Reference(reference, place) => {
                    let document = self.document;
                    let found = document.schema_of_reference(reference)?;
                    if is_foreign(found.item) {
                        self.foreign_among_others(&place);
                        return None;
                    }
                    if reached.path.contains(&found.place) {
                        reached.cycles.push(place);
                        continue;
                    }
                    if !reached.all.insert(reference) {
                        // Included twice.
                        continue;
                    }
                    reached.path.push(found.place.clone());
                    let owner = found.component.unwrap_or_default();
                    let conjunct = Conjunct {
                        schema: SchemaOr::Item(found.item),
                        place: found.place,
                        owner: Name::upper(owner, None).plain().to_owned(),
                    };
                    let leaves = self.leaves(&[conjunct]);
                    self.expand(leaves, all, reached)?;
                    reached.path.pop();
                }
                Leaf::Other(schema, place) if is_foreign(schema) => {
                    self.foreign_among_others(&place);
                    return None;
                }
                Leaf::Other(schema, place) => all.values.push(ValueSchema { schema, place }),
            }
        }
        Some(())
    }
}

/// Returns `true` for arbitrary JSON in place of an object that no type represents.
fn is_loosened_object(schema: &Schema) -> bool {
    let original = schema.schema_data.extensions.get(LOOSENED);
    let keywords = [
        "$ref",
        "additionalProperties",
        "allOf",
        "anyOf",
        "oneOf",
        "patternProperties",
        "properties",
        "required",
    ];
    original.is_some_and(|original| match original.get("type") {
        Some(Value::Array(types)) => types.iter().any(|ty| ty == "object"),
        Some(ty) => ty == "object",
        None => keywords.iter().any(|key| original.get(key).is_some()),
    })
}
