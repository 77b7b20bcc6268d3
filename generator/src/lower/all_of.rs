//! Several schemas that all hold: `allOf`, and a reference with siblings.

use std::collections::HashSet;

use openapiv3::{AnySchema, ReferenceOr, Schema, SchemaKind, Type as SourceType};

use super::Lowering;
use super::annotations::Annotations;
use super::objects::{self, Part};
use super::schema::{SchemaOr, is_only_null};
use super::union::Choice;
use super::values::{Rule, Unfit};
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
#[derive(Clone, Default)]
pub(super) struct Expanded<'a> {
    pub(super) parts: Vec<Part<'a>>,
    pub(super) choices: Vec<Choice<'a>>,
    /// What is said of values that are no objects.
    pub(super) values: Vec<Rule<'a>>,
}

/// Said of a schema that nothing but itself says what it is.
pub(super) const ONLY_ITSELF: &str = "a schema that is only itself";

/// How many combinations of the branches of several choices are made types.
const MOST_COMBINATIONS: usize = 64;

impl<'a> Expanded<'a> {
    /// Whether it leaves every value as it is.
    pub(super) fn is_empty(&self) -> bool {
        let mut parts = self.parts.iter();
        self.choices.is_empty()
            && self.values.is_empty()
            && parts.all(|part| part.is_empty() && !part.is_typed())
    }

    /// Where it stands.
    fn places(&self) -> impl Iterator<Item = &Place> {
        let parts = self.parts.iter().map(Part::place);
        let values = self.values.iter().map(|rule| &rule.place);
        parts
            .chain(values)
            .chain(self.choices.iter().map(Choice::place))
    }

    /// The same without what another says, too.
    fn without(&self, other: &Self) -> Self {
        let known: Vec<&Place> = other.places().collect();
        let is_new = |place: &Place| !known.contains(&place);
        Self {
            parts: retained(&self.parts, |part| is_new(part.place())),
            choices: retained(&self.choices, |choice| is_new(choice.place())),
            values: retained(&self.values, |rule| is_new(&rule.place)),
        }
    }

    /// What both say.
    fn and(mut self, other: Self) -> Self {
        self.parts.extend(other.parts);
        self.choices.extend(other.choices);
        self.values.extend(other.values);
        self
    }

    /// Where it says that a value is of one type, and where that it is of another.
    fn contradiction(&self) -> Option<(&Place, &Place)> {
        let objects = self.parts.iter().filter(|part| part.is_typed());
        let objects = objects.map(|part| (Some("object"), part.place()));
        let values = self.values.iter().filter(|rule| !rule.is_open());
        let typed: Vec<_> = objects
            .chain(values.map(|rule| (rule.kind(), &rule.place)))
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
    fn plain(&self) -> Self {
        Self {
            choices: Vec::new(),
            ..self.clone()
        }
    }

    /// Leaves out what speaks of objects where the value is none, and the other way round.
    fn settled(mut self) -> Self {
        match self.values.iter().any(|rule| !rule.is_open()) {
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
    /// Whether they led to one of themselves.
    is_circle: bool,
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
        let places: Vec<Place> = conjuncts.iter().map(|one| one.place.clone()).collect();
        if let Some(id) = self.types.merged(&places) {
            return Some(Type::Named(id));
        }
        let all = self.expanded(leaves, place)?;
        if all.is_empty() {
            return Some(Type::Any);
        }
        if all.parts.is_empty() && all.choices.is_empty() {
            return self.value(&all.values, place, stem);
        }
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
        if let Some((one, other)) = all.contradiction() {
            self.no_value(one, other);
            return None;
        }
        let mut all = all.clone().settled();
        let fields = objects::names_of(&all.parts);
        let choices = std::mem::take(&mut all.choices).into_iter();
        all.choices = choices
            .filter(|choice| {
                choice.is_tagged() || !self.is_choice_of_rules(choice.place(), &fields)
            })
            .collect();
        if all.is_empty() {
            return Some(TypeKind::Alias(Type::Any));
        }
        if all.choices.is_empty() {
            return match all.parts.is_empty() {
                true => self.value(&all.values, place, owner).map(TypeKind::Alias),
                false => self.object(&all.parts, place, owner),
            };
        }
        self.refuse_combinations(&all.choices)?;
        let choice = all.choices.remove(0);
        self.union(&choice, &all, id).map(TypeKind::Union)
    }

    /// Refuses several choices that would have too many combinations.
    fn refuse_combinations(&mut self, choices: &[Choice<'a>]) -> Option<()> {
        let counts = choices.iter().map(|choice| choice.branches().len());
        let count = counts.fold(1_usize, usize::saturating_mul);
        if let [_, second, ..] = choices
            && count > MOST_COMBINATIONS
        {
            let what = format!("a second choice in the same schema, with {count} combinations,");
            self.unsupported(second.place(), what);
            return None;
        }
        Some(())
    }

    /// The type of a value of a branch that holds to what stands beside the choice, too;
    /// nothing if there is no such value.
    pub(super) fn branch_of_base(
        &mut self,
        branch: &Conjunct<'a>,
        base: &Expanded<'a>,
        stem: &str,
    ) -> Option<Option<Type>> {
        let places: Vec<Place> = base.places().chain([&branch.place]).cloned().collect();
        if let Some(id) = self.types.merged(&places) {
            return Some(Some(Type::Named(id)));
        }
        let leaves = self.leaves(std::slice::from_ref(branch));
        let own = self.expanded(leaves, &branch.place)?;
        let more = base.without(&own);
        let adds_nothing = more.choices.is_empty()
            && more.values.is_empty()
            && more.parts.iter().all(Part::is_empty)
            && self.is_of_objects(&own)?;
        let mut all = more.and(own);
        if !self.is_possible(&all)? {
            return Some(None);
        }
        if adds_nothing {
            return Some(Some(self.used(branch.schema, &branch.place, stem)?.ty));
        }
        let choices = std::mem::take(&mut all.choices).into_iter();
        all.choices = choices.map(|choice| choice.of_owner(stem)).collect();
        let all = all.settled();
        if all.choices.is_empty() && all.parts.is_empty() {
            return match self.try_value(&all.values, &branch.place, stem) {
                Ok(ty) => Some(Some(ty)),
                Err(Unfit::Nothing(..)) => Some(None),
                Err(Unfit::Reported) => None,
            };
        }
        let id = self.declare_inline(stem, &branch.place);
        self.types.set_merged(places, id);
        let kind = self.kind_of_expanded(&all, &branch.place, stem, id)?;
        let words = Annotations::of_all(std::slice::from_ref(branch));
        self.complete(id, kind, words);
        Some(Some(Type::Named(id)))
    }

    /// Whether schemas, or all branches of a choice among them, say that a value is an object.
    fn is_of_objects(&mut self, all: &Expanded<'a>) -> Option<bool> {
        if !all.parts.is_empty() {
            return Some(true);
        }
        for choice in &all.choices {
            let mut is_of_objects = true;
            for branch in choice.conjuncts() {
                let own = self.expanded_of(&branch)?;
                is_of_objects &= !own.parts.is_empty();
            }
            if is_of_objects {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether a value may be of the types that schemas and the branches of their choices say.
    fn is_possible(&mut self, all: &Expanded<'a>) -> Option<bool> {
        if all.contradiction().is_some() {
            return Some(false);
        }
        for choice in &all.choices {
            let mut fits = false;
            for branch in choice.conjuncts() {
                let own = self.expanded_of(&branch)?;
                fits |= all.plain().and(own.plain()).contradiction().is_none();
            }
            if !fits {
                return Some(false);
            }
        }
        Some(true)
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
        if all.is_empty() && reached.is_circle {
            self.report.error(place, ONLY_ITSELF);
            return None;
        }
        Some(all)
    }

    /// The same of one schema.
    pub(super) fn expanded_of(&mut self, conjunct: &Conjunct<'a>) -> Option<Expanded<'a>> {
        let leaves = self.leaves(std::slice::from_ref(conjunct));
        self.expanded(leaves, &conjunct.place)
    }

    /// What a schema says holds once, however often it says so.
    fn warn_of_circle(&mut self, place: &Place) {
        let message = "this schema includes itself";
        if !self.report.has(place, message) {
            self.report
                .warning(place, message)
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
                Leaf::Choice(choice) if choice.leads_to(&reached.path) => {}
                Leaf::Choice(choice) => match choice.only_branch() {
                    None if all.choices.iter().any(|known| known.is_same(&choice)) => {}
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
                        self.warn_of_circle(&place);
                        reached.is_circle = true;
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
                Leaf::Other(schema, place) => all.values.push(Rule { schema, place }),
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
