//! What several schemas say together, once `allOf` is taken apart and what is referred to is
//! followed.

use std::collections::HashSet;

use openapiv3::{Schema, SchemaKind, Type as SourceType};

use super::intersection::ValueSchema;
use super::{Conjunct, is_object_only};
use crate::lower::Lowering;
use crate::lower::foreign::is_foreign;
use crate::lower::parts::Part;
use crate::lower::schema::{SchemaOr, is_only_null};
use crate::lower::union::UnionSchema;
use crate::names::Name;
use crate::report::Code;
use crate::source::Place;

/// What is left of schemas that all hold, once `allOf` is taken apart.
pub(in crate::lower) enum Leaf<'a> {
    Reference(&'a str, Place),
    Object(Part<'a>),
    UnionSchema(UnionSchema<'a>),
    Other(&'a Schema, Place),
}

/// The same, what is referred to included.
#[derive(Clone, Default)]
pub(in crate::lower) struct Expanded<'a> {
    pub(in crate::lower) parts: Vec<Part<'a>>,
    pub(in crate::lower) unions: Vec<UnionSchema<'a>>,
    /// What is said of values that are no objects.
    pub(in crate::lower) values: Vec<ValueSchema<'a>>,
}

/// Said of a schema that nothing but itself says what it is.
pub(in crate::lower) const SELF_REFERENCE: &str = "a schema that is only itself";

impl<'a> Expanded<'a> {
    /// Whether it leaves every value as it is.
    pub(in crate::lower) fn is_empty(&self) -> bool {
        let mut parts = self.parts.iter();
        self.unions.is_empty()
            && self.values.is_empty()
            && parts.all(|part| part.is_empty() && !part.is_typed())
    }

    /// Whether it has no value but `null`, if that is allowed.
    pub(in crate::lower) fn is_only_null(&self) -> bool {
        self.values
            .iter()
            .any(|constraint| is_only_null(constraint.schema))
    }

    /// Where it stands.
    pub(in crate::lower) fn places(&self) -> impl Iterator<Item = &Place> {
        let parts = self.parts.iter().map(Part::place);
        let values = self.values.iter().map(|constraint| &constraint.place);
        parts
            .chain(values)
            .chain(self.unions.iter().map(UnionSchema::place))
    }

    /// The same without what another says, too.
    pub(in crate::lower) fn without(&self, other: &Self) -> Self {
        let known: Vec<&Place> = other.places().collect();
        let is_new = |place: &Place| !known.contains(&place);
        Self {
            parts: retained(&self.parts, |part| is_new(part.place())),
            unions: retained(&self.unions, |union_schema| is_new(union_schema.place())),
            values: retained(&self.values, |constraint| is_new(&constraint.place)),
        }
    }

    /// What both say.
    pub(in crate::lower) fn and(mut self, other: Self) -> Self {
        self.parts.extend(other.parts);
        self.unions.extend(other.unions);
        self.values.extend(other.values);
        self
    }

    /// Where it says that a value is of one type, and where that it is of another.
    pub(in crate::lower) fn contradiction(&self) -> Option<(&Place, &Place)> {
        let objects = self.parts.iter().filter(|part| part.is_typed());
        let objects = objects.map(|part| (Some("object"), part.place()));
        let values = self
            .values
            .iter()
            .filter(|constraint| !constraint.is_untyped());
        let typed: Vec<_> = objects
            .chain(values.map(|constraint| (constraint.kind(), &constraint.place)))
            .collect();
        let (first, place) = typed.first()?;
        let is_other = |kind: Option<&str>| match (kind, first) {
            (Some(kind), Some(first)) => kind != *first,
            // A list of values has none that is an object.
            (None, Some(first)) => *first == "object",
            (_, None) => false,
        };
        let (_, other) = typed.iter().find(|(kind, _)| is_other(*kind))?;
        Some((place, other))
    }

    /// The same without its choices.
    pub(in crate::lower) fn plain(&self) -> Self {
        Self {
            unions: Vec::new(),
            ..self.clone()
        }
    }

    /// Leaves out what speaks of objects where the value is none, and the other way round.
    pub(in crate::lower) fn settled(mut self) -> Self {
        match self
            .values
            .iter()
            .any(|constraint| !constraint.is_untyped())
        {
            true => self.parts.clear(),
            false if !self.parts.is_empty() => self.values.clear(),
            false => {}
        }
        self
    }
}

fn retained<T: Clone>(all: &[T], test: impl Fn(&T) -> bool) -> Vec<T> {
    all.iter().filter(|one| test(one)).cloned().collect()
}

/// The references that were followed.
#[derive(Default)]
struct Reached<'a> {
    all: HashSet<&'a str>,
    /// The schemas that lead to where we are.
    path: Vec<Place>,
    /// The references from one of them to one of them.
    cycles: Vec<Place>,
}

impl<'a> Lowering<'a> {
    pub(in crate::lower) fn leaves(&mut self, conjuncts: &[Conjunct<'a>]) -> Vec<Leaf<'a>> {
        let mut leaves = Vec::new();
        self.gather_all(conjuncts, &mut leaves);
        if leaves.iter().any(|leaf| self.is_object(leaf)) {
            leaves.retain(|leaf| !matches!(leaf, Leaf::Object(part) if part.is_empty()));
        }
        leaves
    }

    /// Whether it is a reference to a schema of objects.
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
                leaves.extend(
                    UnionSchema::of(schema, place, owner)
                        .into_iter()
                        .map(Leaf::UnionSchema),
                );
            }
            SchemaKind::Any(any) if is_object_only(any) => {
                let part = Part::of_any(any, place, owner);
                if !part.is_empty() || any.typ.is_some() {
                    leaves.push(Leaf::Object(part));
                }
                self.gather_all(&conjunct.members(), leaves);
                leaves.extend(
                    UnionSchema::of(schema, place, owner)
                        .into_iter()
                        .map(Leaf::UnionSchema),
                );
            }
            _ => leaves.push(Leaf::Other(schema, place.clone())),
        }
    }

    /// What the leaves say together, what is referred to included.
    pub(in crate::lower) fn expanded(
        &mut self,
        leaves: Vec<Leaf<'a>>,
        place: &Place,
    ) -> Option<Expanded<'a>> {
        self.grow(0, place)?;
        let mut all = Expanded::default();
        let mut reached = Reached {
            path: vec![place.clone()],
            ..Reached::default()
        };
        self.expand(leaves, &mut all, &mut reached)?;
        if all.is_empty() && !reached.cycles.is_empty() {
            self.report
                .add(Code::OnlyItself, place, SELF_REFERENCE)
                .at_key();
            return None;
        }
        for cycle in &reached.cycles {
            self.warn_of_cycle(cycle);
        }
        Some(all)
    }

    /// The same of one schema.
    pub(in crate::lower) fn expanded_of(
        &mut self,
        conjunct: &Conjunct<'a>,
    ) -> Option<Expanded<'a>> {
        let leaves = self.leaves(std::slice::from_ref(conjunct));
        self.expanded(leaves, &conjunct.place)
    }

    /// What a schema says holds once, however often it says so.
    fn warn_of_cycle(&mut self, place: &Place) {
        let message = "this schema includes itself";
        if !self.report.has(place, message) {
            self.report
                .add(Code::IncludesItself, place, message)
                .help("it says nothing that the schema does not say without it");
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
                // A branch that includes the schema it is one of has its fields.
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
                        // What two schemas include holds once.
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
