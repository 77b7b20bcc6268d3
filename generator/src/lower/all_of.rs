//! Several schemas that all hold: `allOf`, and a reference with siblings.

use std::collections::HashSet;

use openapiv3::{AnySchema, ReferenceOr, Schema, SchemaKind, Type as SourceType};

use super::Lowering;
use super::annotations::Annotations;
use super::objects::{self, Part};
use super::schema::{SchemaOr, is_only_null};
use super::union::Choice;
use crate::model::{Type, TypeId, TypeKind};
use crate::names::Name;
use crate::source::Place;

/// A schema, and where it stands.
#[derive(Clone)]
pub(super) struct Conjunct<'a> {
    pub(super) schema: SchemaOr<'a>,
    pub(super) place: Place,
    /// What its types are named after.
    pub(super) owner: String,
}

/// What is left of schemas that all hold, once `allOf` is taken apart.
enum Leaf<'a> {
    Reference(&'a str, Place),
    Object(Part<'a>),
    Choice(Choice<'a>),
    Other(&'a Schema, Place),
}

/// The same, what is referred to included.
#[derive(Default)]
pub(super) struct Expanded<'a> {
    pub(super) parts: Vec<Part<'a>>,
    pub(super) choices: Vec<Choice<'a>>,
}

/// The references that were followed.
#[derive(Default)]
struct Reached<'a> {
    all: HashSet<&'a str>,
    /// The schemas that lead to where we are.
    path: Vec<Place>,
}

impl<'a> Conjunct<'a> {
    pub(super) fn new(schema: &'a Schema, place: &Place, owner: &str) -> Self {
        Self {
            schema: SchemaOr::Item(schema),
            place: place.clone(),
            owner: owner.to_owned(),
        }
    }

    /// The members of its `allOf`, if it is no reference.
    pub(super) fn members(&self) -> Vec<Self> {
        let SchemaOr::Item(schema) = self.schema else {
            return Vec::new();
        };
        let place = self.place.key("allOf");
        let members = all_of_members(schema).iter().enumerate();
        members
            .map(|(index, member)| Self {
                schema: member.into(),
                place: place.index(index),
                owner: self.owner.clone(),
            })
            .collect()
    }
}

impl<'a> Lowering<'a> {
    /// The type of a value that holds to all of some schemas.
    pub(super) fn all_hold(
        &mut self,
        conjuncts: &[Conjunct<'a>],
        place: &Place,
        stem: &str,
    ) -> Option<Type> {
        let leaves = self.leaves(conjuncts);
        match leaves.as_slice() {
            [] => return Some(Type::Any),
            [Leaf::Reference(reference, place)] => return self.referenced(reference, place),
            [Leaf::Other(schema, place)] => return self.inline(schema, place, stem),
            [Leaf::Choice(choice)] => {
                if let Some(only) = choice.only_branch() {
                    return self.all_hold(&[only], place, stem);
                }
            }
            _ => {}
        }
        if let Some(ty) = self.value_of_all(conjuncts, place, stem) {
            return ty;
        }
        let places: Vec<Place> = conjuncts.iter().map(|one| one.place.clone()).collect();
        if let Some(id) = self.types.merged(&places) {
            return Some(Type::Named(id));
        }
        let all = self.expanded(leaves, place)?;
        let id = self.declare_inline(stem, place);
        self.types.set_merged(places, id);
        let kind = self.kind_of_expanded(&all, place, stem, id)?;
        self.complete(id, kind, Annotations::of_all(conjuncts));
        Some(Type::Named(id))
    }

    /// The same for what has a name already.
    pub(super) fn kind_of_all(
        &mut self,
        conjunct: Conjunct<'a>,
        place: &Place,
        id: TypeId,
    ) -> Option<TypeKind> {
        if let SchemaOr::Item(schema) = conjunct.schema
            && let Some(kind) = self.union_of_heirs(&conjunct, schema, id)
        {
            return kind;
        }
        let owner = conjunct.owner.clone();
        let conjuncts = [conjunct];
        let leaves = self.leaves(&conjuncts);
        match leaves.as_slice() {
            [] => Some(TypeKind::Alias(Type::Any)),
            [Leaf::Reference(reference, at)] if !self.is_branch_of(reference, place) => {
                let ty = self.referenced(reference, at)?;
                Some(TypeKind::Alias(ty.not_null()))
            }
            [Leaf::Other(schema, place)] => {
                let ty = self.inline(schema, place, &owner)?;
                Some(TypeKind::Alias(ty))
            }
            [Leaf::Choice(choice)] if let Some(only) = choice.only_branch() => {
                self.kind_of_all(only, place, id)
            }
            _ => {
                if let Some(ty) = self.value_of_all(&conjuncts, place, &owner) {
                    return ty.map(TypeKind::Alias);
                }
                let all = self.expanded(leaves, place)?;
                self.kind_of_expanded(&all, place, &owner, id)
            }
        }
    }

    /// What a value is made of that has the fields of all parts, and is of one of the
    /// types of each choice.
    pub(super) fn kind_of_expanded(
        &mut self,
        all: &Expanded<'a>,
        place: &Place,
        owner: &str,
        id: TypeId,
    ) -> Option<TypeKind> {
        let fields = objects::names_of(&all.parts);
        let mut choices = Vec::new();
        for choice in &all.choices {
            if !choice.is_tagged() && self.is_choice_of_rules(choice.place(), &fields) {
                continue;
            }
            choices.push(choice);
        }
        match choices.as_slice() {
            [] => self.object(&all.parts, place, owner),
            [choice] => {
                let base = match all.parts.iter().all(Part::is_empty) {
                    true => &[],
                    false => all.parts.as_slice(),
                };
                self.union(choice, base, id).map(TypeKind::Union)
            }
            [_, other, ..] => {
                self.unsupported(other.place(), "a second choice in the same schema");
                None
            }
        }
    }

    /// The type of a value of a branch that has the fields of `base`, too.
    pub(super) fn branch_of_base(
        &mut self,
        branch: &Conjunct<'a>,
        base: &[Part<'a>],
        stem: &str,
    ) -> Option<Type> {
        let places = base.iter().map(Part::place).chain([&branch.place]);
        let places: Vec<Place> = places.cloned().collect();
        if let Some(id) = self.types.merged(&places) {
            return Some(Type::Named(id));
        }
        let leaves = self.leaves(std::slice::from_ref(branch));
        let mut all = self.expanded(leaves, &branch.place)?;
        let has = |part: &&Part<'a>| all.parts.iter().any(|own| own.place() == part.place());
        let missing: Vec<Part<'a>> = base.iter().filter(|part| !has(part)).cloned().collect();
        if let (SchemaOr::Reference(reference), []) = (branch.schema, missing.as_slice()) {
            return self.referenced(reference, &branch.place);
        }
        all.parts.splice(..0, missing);
        let id = self.declare_inline(stem, &branch.place);
        self.types.set_merged(places, id);
        let kind = self.kind_of_expanded(&all, &branch.place, stem, id)?;
        let words = Annotations::of_all(std::slice::from_ref(branch));
        self.complete(id, kind, words);
        Some(Type::Named(id))
    }

    /// Whether a schema is one of the branches of another, whose fields it has.
    fn is_branch_of(&self, reference: &str, place: &Place) -> bool {
        let found = self.document.schema_of_reference(reference);
        found.is_some_and(|found| {
            let choices = Choice::of(found.item, &found.place, "");
            choices
                .iter()
                .any(|choice| choice.leads_to(std::slice::from_ref(place)))
                || self.is_heir_of(found.item, &found.place, place)
        })
    }

    fn leaves(&mut self, conjuncts: &[Conjunct<'a>]) -> Vec<Leaf<'a>> {
        let mut leaves = Vec::new();
        self.gather_all(conjuncts, &mut leaves);
        leaves
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
        self.refuse_upgraded(schema, place);
        match &schema.schema_kind {
            _ if is_only_null(schema) => leaves.push(Leaf::Other(schema, place.clone())),
            SchemaKind::Type(SourceType::Object(object)) => {
                leaves.push(Leaf::Object(Part::of_object(object, place, owner)));
            }
            SchemaKind::AllOf { .. } => self.gather_all(&conjunct.members(), leaves),
            SchemaKind::OneOf { .. } | SchemaKind::AnyOf { .. } => {
                leaves.extend(
                    Choice::of(schema, place, owner)
                        .into_iter()
                        .map(Leaf::Choice),
                );
            }
            SchemaKind::Any(any) if is_object_only(any) => {
                let part = Part::of_any(any, place, owner);
                if !part.is_empty() || any.typ.is_some() {
                    leaves.push(Leaf::Object(part));
                }
                self.gather_all(&conjunct.members(), leaves);
                leaves.extend(
                    Choice::of(schema, place, owner)
                        .into_iter()
                        .map(Leaf::Choice),
                );
            }
            _ => leaves.push(Leaf::Other(schema, place.clone())),
        }
    }

    /// What the leaves say together, what is referred to included.
    fn expanded(&mut self, leaves: Vec<Leaf<'a>>, place: &Place) -> Option<Expanded<'a>> {
        let mut all = Expanded::default();
        let mut reached = Reached {
            path: vec![place.clone()],
            ..Reached::default()
        };
        self.expand(leaves, &mut all, &mut reached)?;
        if all.parts.is_empty() && all.choices.is_empty() {
            self.unsupported(place, "an `allOf` of schemas that say nothing");
            return None;
        }
        Some(all)
    }

    /// The same of one schema.
    pub(super) fn expanded_of(&mut self, conjunct: &Conjunct<'a>) -> Option<Expanded<'a>> {
        let leaves = self.leaves(std::slice::from_ref(conjunct));
        self.expanded(leaves, &conjunct.place)
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
                Leaf::Choice(choice) if choice.leads_to(&reached.path) => {}
                Leaf::Choice(choice) => match choice.only_branch() {
                    None => all.choices.push(choice),
                    Some(only) => {
                        let leaves = self.leaves(&[only]);
                        self.expand(leaves, all, reached)?;
                    }
                },
                Leaf::Reference(reference, place) => {
                    let document = self.document;
                    let found = document.schema_of_reference(reference)?;
                    if reached.path.contains(&found.place) {
                        let message = "this schema includes itself";
                        self.report.error(&place, message);
                        return None;
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
                Leaf::Other(_, other) => {
                    self.unsupported(&other, "an `allOf` of schemas that are not all objects");
                    return None;
                }
            }
        }
        Some(())
    }
}

/// The members of the `allOf` of a schema.
pub(super) fn all_of_members(schema: &Schema) -> &[ReferenceOr<Schema>] {
    match &schema.schema_kind {
        SchemaKind::AllOf { all_of } => all_of,
        SchemaKind::Any(any) => &any.all_of,
        _ => &[],
    }
}

/// Whether a schema has no rules but those of objects, of `allOf`, and of a choice.
pub(super) fn is_object_only(any: &AnySchema) -> bool {
    let is_object = any.typ.as_deref().is_none_or(|name| name == "object");
    let others = AnySchema {
        typ: None,
        properties: Default::default(),
        required: Vec::new(),
        additional_properties: None,
        min_properties: None,
        max_properties: None,
        all_of: Vec::new(),
        one_of: Vec::new(),
        any_of: Vec::new(),
        ..any.clone()
    };
    is_object && others == AnySchema::default()
}
