//! Values that satisfy several schemas: `allOf`, and references with siblings.
//!
//! In: schema objects that apply to one value. Out: one type of the lowered API. Depends on `schema`,
//! `union` and `types`.

pub mod enum_values;
pub mod expansion;
pub mod intersection;
pub mod merge;
pub mod object_parts;
pub mod overridden_schemas;
pub mod untyped_constraints;

use openapiv3::{AnySchema, ReferenceOr, Schema, SchemaKind};

use super::Lowering;
use crate::lower::schema::SchemaOr;
use crate::lower::schema::annotations::Annotations;
use crate::lower::union::UnionSchema;
use crate::lowered::{Type, TypeId, TypeKind};
use crate::report::Code;
use crate::source::{MAX_DEPTH, Place};
use expansion::{Expanded, Leaf};
use intersection::NoType;
use object_parts::Part;
use overridden_schemas::Nearness;

/// A schema and its location.
#[derive(Clone)]
pub struct Conjunct<'a> {
    pub schema: SchemaOr<'a>,
    pub place: Place,
    /// The prefix of the names of its types.
    pub owner: String,
}

/// The maximum number of combinations of variants of several unions.
const MAX_COMBINATIONS: usize = 64;

impl<'a> Conjunct<'a> {
    pub fn new(schema: &'a Schema, place: &Place, owner: &str) -> Self {
        Self {
            schema: SchemaOr::Item(schema),
            place: place.clone(),
            owner: owner.to_owned(),
        }
    }

    /// Returns `true` for an `allOf` without siblings.
    fn is_all_of(&self) -> bool {
        let is_all_of = |schema: &Schema| matches!(schema.schema_kind, SchemaKind::AllOf { .. });
        self.schema.item().is_some_and(is_all_of)
    }

    pub fn by_nearness(self) -> (Nearness, Self) {
        match self.schema {
            SchemaOr::Reference(_) => (Nearness::Referenced, self),
            SchemaOr::Item(_) => (Nearness::Inline, self),
        }
    }

    /// Returns the members of an inline `allOf`.
    pub fn members(&self) -> Vec<Self> {
        let place = self.place.key("allOf");
        let members = self.schema.item().map_or(&[][..], all_of_members);
        let members = members.iter().enumerate();
        members
            .map(|(index, member)| Self {
                schema: member.into(),
                place: place.index(index),
                owner: self.owner.clone(),
            })
            .collect()
    }
}

/// The maximum nesting of unions whose alternatives are compared with the rest of a schema.
const MAX_NESTED: usize = 3;

/// The maximum number of merged types: unions that are nested in each other can have exponentially
/// many combinations.
const MAX_MERGED: usize = 20_000;

/// The nesting of unions of one value.
#[derive(Default)]
pub struct Nesting {
    depth: usize,
    /// `true` once the limit is exceeded, which is reported once.
    is_too_deep: bool,
}

impl<'a> Lowering<'a> {
    /// Returns the type of a value that satisfies all schemas.
    pub fn type_of_all(
        &mut self,
        conjuncts: &[Conjunct<'a>],
        place: &Place,
        stem: &str,
    ) -> Option<Type> {
        let leaves = self.leaves(conjuncts);
        match leaves.as_slice() {
            [] => return Some(self.any(place)),
            [Leaf::Reference(reference, place)] => return self.referenced(reference, place),
            [Leaf::Other(schema, place)] => return self.inline(schema, place, stem),
            [Leaf::UnionSchema(union_schema)] => {
                if let Some(only) = union_schema.only_variant() {
                    return self.type_of_all(&[only], place, stem);
                }
            }
            _ => {
                if let Some(fewer) = self.members_without_overridden(conjuncts) {
                    return self.type_of_all(&fewer, place, stem);
                }
            }
        }
        let places: Vec<Place> = conjuncts.iter().map(|one| one.place.clone()).collect();
        if let Some(id) = self.types.merged(&places) {
            return Some(Type::Named(id));
        }
        let all = self.expanded(leaves, place)?.without_only_loosened();
        if all.is_empty() {
            return Some(self.any(place));
        }
        if all.is_only_null() && self.all_allow_null(conjuncts) {
            return Some(Type::Null);
        }
        if all.parts.is_empty() && all.unions.is_empty() {
            return self.value(&all.values, place, stem);
        }
        let id = self.declare_inline(stem, place);
        self.types.set_merged(places, id);
        let kind = self.kind_of_expanded(&all, place, stem, id)?;
        self.complete(id, kind, Annotations::of_all(conjuncts));
        Some(Type::Named(id))
    }

    /// Returns the members of an `allOf` that others do not override, if any is overridden.
    fn members_without_overridden(
        &mut self,
        conjuncts: &[Conjunct<'a>],
    ) -> Option<Vec<Conjunct<'a>>> {
        let [only] = conjuncts else {
            return None;
        };
        if !only.is_all_of() {
            return None;
        }
        let members = only.members();
        let count = members.len();
        let fewer =
            self.without_overridden(members.into_iter().map(Conjunct::by_nearness).collect());
        (fewer.len() < count).then_some(fewer)
    }

    /// Returns the kind of a named type.
    pub fn kind_of_all(
        &mut self,
        conjunct: Conjunct<'a>,
        place: &Place,
        id: TypeId,
    ) -> Option<TypeKind> {
        if let SchemaOr::Item(schema) = conjunct.schema
            && let Some(kind) = self.union_of_subtypes(&conjunct, schema, id)
        {
            return kind;
        }
        let owner = conjunct.owner.clone();
        let conjuncts = [conjunct];
        let leaves = self.leaves(&conjuncts);
        match leaves.as_slice() {
            [] => Some(TypeKind::Alias(self.any(place))),
            [Leaf::Reference(reference, at)] if !self.is_branch_of(reference, place) => {
                let ty = self.referenced(reference, at)?;
                Some(TypeKind::Alias(ty.not_null()))
            }
            [Leaf::Other(schema, place)] => {
                let ty = self.inline(schema, place, &owner)?;
                Some(TypeKind::Alias(ty))
            }
            [Leaf::UnionSchema(union_schema)] if let Some(only) = union_schema.only_variant() => {
                self.kind_of_all(only, place, id)
            }
            _ => {
                let all = self.expanded(leaves, place)?;
                if all.is_only_null() && self.all_allow_null(&conjuncts) {
                    return Some(TypeKind::Alias(Type::Null));
                }
                self.kind_of_expanded(&all, place, &owner, id)
            }
        }
    }

    /// Returns the kind of a value with the fields of all parts and a variant of each union.
    pub fn kind_of_expanded(
        &mut self,
        all: &Expanded<'a>,
        place: &Place,
        owner: &str,
        id: TypeId,
    ) -> Option<TypeKind> {
        if self.nesting.is_too_deep {
            return None;
        }
        if self.nesting.depth >= MAX_DEPTH || self.types.count_of_merged() > MAX_MERGED {
            self.nesting.is_too_deep = true;
            let what = "infinite or very deep nesting of `oneOf` and `anyOf`";
            self.unsupported(Code::NestedChoices, place, what);
            return None;
        }
        self.nesting.depth += 1;
        let kind = self.kind_of_parts(all, place, owner, id);
        self.nesting.depth -= 1;
        kind
    }

    fn kind_of_parts(
        &mut self,
        all: &Expanded<'a>,
        place: &Place,
        owner: &str,
        id: TypeId,
    ) -> Option<TypeKind> {
        if let Some((one, other)) = all.contradiction() {
            self.report_unsatisfiable(one, other);
            return None;
        }
        let mut all = all.clone().without_other_types().without_only_loosened();
        let fields = object_parts::names_of(&all.parts);
        all.unions.retain(|union_schema| {
            union_schema.is_tagged() || !self.is_union_of_constraints(union_schema.place(), &fields)
        });
        if all.is_empty() {
            return Some(TypeKind::Alias(self.any(place)));
        }
        if all.unions.is_empty() {
            return match all.parts.is_empty() {
                true => self.value(&all.values, place, owner).map(TypeKind::Alias),
                false => self.object(&all.parts, place, owner),
            };
        }
        self.refuse_combinations(&all.unions)?;
        let union_schema = all.unions.remove(0);
        self.union(&union_schema, &all, id).map(TypeKind::Union)
    }

    /// Reports unions with too many combinations.
    fn refuse_combinations(&mut self, unions: &[UnionSchema<'a>]) -> Option<()> {
        let counts = unions
            .iter()
            .map(|union_schema| union_schema.variants().len());
        let count = counts.fold(1_usize, usize::saturating_mul);
        if let [_, second, ..] = unions
            && count > MAX_COMBINATIONS
        {
            let what = format!("a second union in the same schema, with {count} combinations");
            let place =
                self.place_of_conflict(second.place(), unions.iter().map(UnionSchema::place));
            self.unsupported(Code::UnsupportedSchema, &place, what);
            return None;
        }
        Some(())
    }

    /// Returns the type of a variant that also satisfies `base`; `Some(None)` if no value does.
    pub fn variant_of_base(
        &mut self,
        variant: &Conjunct<'a>,
        base: &Expanded<'a>,
        stem: &str,
    ) -> Option<Option<Type>> {
        let places: Vec<Place> = base.places().chain([&variant.place]).cloned().collect();
        if let Some(id) = self.types.merged(&places) {
            return Some(Some(Type::Named(id)));
        }
        let leaves = self.leaves(std::slice::from_ref(variant));
        let own = self.expanded(leaves, &variant.place)?;
        let more = base.without(&own);
        let adds_nothing = more.unions.is_empty()
            && more.values.is_empty()
            && more.parts.iter().all(Part::is_empty)
            && self.is_of_objects(&own)?;
        let mut all = more.and(own);
        if !self.is_possible(&all)? || object_parts::require_forbidden(&all.parts) {
            return Some(None);
        }
        if adds_nothing {
            return Some(Some(self.used(variant.schema, &variant.place, stem)?.ty));
        }
        for union_schema in &mut all.unions {
            union_schema.set_owner(stem);
        }
        let all = all.without_other_types();
        if all.unions.is_empty() && all.parts.is_empty() {
            return match self.try_value(&all.values, &variant.place, stem) {
                Ok(ty) => Some(Some(ty)),
                Err(NoType::Unsatisfiable(..)) => Some(None),
                Err(NoType::Reported) => None,
            };
        }
        let id = self.declare_inline(stem, &variant.place);
        self.types.set_merged(places, id);
        let kind = self.kind_of_expanded(&all, &variant.place, stem, id)?;
        let annotations = Annotations::of_all(std::slice::from_ref(variant));
        self.complete(id, kind, annotations);
        Some(Some(Type::Named(id)))
    }

    /// Returns `true` if the schemas, or all variants of a union, allow only objects.
    fn is_of_objects(&mut self, all: &Expanded<'a>) -> Option<bool> {
        if !all.parts.is_empty() {
            return Some(true);
        }
        for union_schema in &all.unions {
            let mut is_of_objects = true;
            for variant in union_schema.conjuncts() {
                let own = self.expanded_of(&variant)?;
                is_of_objects &= !own.parts.is_empty();
            }
            if is_of_objects {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Returns `true` unless the types of the schemas contradict each other.
    pub fn is_possible(&mut self, all: &Expanded<'a>) -> Option<bool> {
        self.is_possible_within(all, MAX_NESTED)
    }

    fn is_possible_within(&mut self, all: &Expanded<'a>, levels: usize) -> Option<bool> {
        if all.contradiction().is_some() {
            return Some(false);
        }
        let Some(levels) = levels.checked_sub(1) else {
            return Some(true);
        };
        for union_schema in &all.unions {
            let mut fits = false;
            for variant in union_schema.conjuncts() {
                let own = self.expanded_of(&variant)?;
                let both = all.plain().and(own);
                fits = fits || self.is_possible_within(&both, levels)?;
            }
            if !fits {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Returns `true` if the schema at `place` is a variant or a subtype of the referenced one.
    fn is_branch_of(&self, reference: &str, place: &Place) -> bool {
        let found = self.document.schema_of_reference(reference);
        found.is_some_and(|found| {
            let unions = UnionSchema::of(found.item, &found.place, "");
            unions
                .iter()
                .any(|union_schema| union_schema.leads_to(std::slice::from_ref(place)))
                || self.is_subtype_of(found.item, &found.place, place)
        })
    }
}

pub fn all_of_members(schema: &Schema) -> &[ReferenceOr<Schema>] {
    match &schema.schema_kind {
        SchemaKind::AllOf { all_of } => all_of,
        SchemaKind::Any(any) => &any.all_of,
        _ => &[],
    }
}

/// Returns `true` for a schema with keywords for objects, `allOf` and unions only.
pub fn is_object_only(any: &AnySchema) -> bool {
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
