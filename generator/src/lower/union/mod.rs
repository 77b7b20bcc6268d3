//! `oneOf`, `anyOf` and `discriminator`.
//!
//! In: the alternatives of a schema. Out: unions of the lowered API, with their discriminators. Depends
//! on `schema`, `all_of` and `types`.

mod discriminator;
mod fixed_tags;
mod join;
mod merge;
mod mixed;
mod names;
mod overlap;
mod subtypes;
mod tags;
mod value_kinds;

pub use join::JoinedType;
pub use merge::OpenMerge;

use openapiv3::{Discriminator, ReferenceOr, Schema, SchemaKind};

use super::Lowering;
use crate::lower::all_of::Conjunct;
use crate::lower::all_of::expansion::Expanded;
use crate::lower::schema::components::component_name;
use crate::lower::schema::size_limits::pairs;
use crate::lower::schema::{SchemaOr, is_only_null};
use crate::lowered::{DiscriminatedBy, Type, TypeId, TypeKind, Union, UnionVariant};
use crate::names::Name;
use crate::report::Code;
use crate::source::{Place, is_annotation};

/// The `oneOf` or `anyOf` of a schema.
#[derive(Clone)]
pub struct UnionSchema<'a> {
    variants: &'a [ReferenceOr<Schema>],
    /// `true` for `oneOf`.
    exclusive: bool,
    /// The location of the list of alternatives.
    place: Place,
    discriminator: Option<&'a Discriminator>,
    /// The prefix of the names of the types of the variants.
    owner: String,
}

/// An alternative, the word of its name, and its type.
type FoundVariant<'a> = (Conjunct<'a>, Option<String>, Type);

/// A union without a discriminator yet, which requires complete types.
#[derive(Clone)]
pub struct Pending<'a> {
    id: TypeId,
    exclusive: bool,
    place: Place,
    discriminator: Option<&'a Discriminator>,
    /// The component and the location of each variant.
    variants: Vec<(Option<String>, Place)>,
}

impl Pending<'_> {
    /// Returns `true` if a value may match several variants.
    fn is_any_of(&self) -> bool {
        self.place.name() == Some("anyOf")
    }
}

impl<'a> UnionSchema<'a> {
    /// Returns the unions of a schema.
    pub fn of(schema: &'a Schema, place: &Place, owner: &str) -> Vec<Self> {
        let (one_of, any_of) = match &schema.schema_kind {
            SchemaKind::OneOf { one_of } => (one_of.as_slice(), [].as_slice()),
            SchemaKind::AnyOf { any_of } => ([].as_slice(), any_of.as_slice()),
            SchemaKind::Any(any) => (any.one_of.as_slice(), any.any_of.as_slice()),
            _ => ([].as_slice(), [].as_slice()),
        };
        let union_schema = |variants, name, exclusive| Self {
            variants,
            exclusive,
            place: place.key(name),
            discriminator: schema.schema_data.discriminator.as_ref(),
            owner: owner.to_owned(),
        };
        [
            union_schema(one_of, "oneOf", true),
            union_schema(any_of, "anyOf", false),
        ]
        .into_iter()
        .filter(|union_schema| !union_schema.variants.is_empty())
        .collect()
    }

    pub fn place(&self) -> &Place {
        &self.place
    }

    pub fn is_tagged(&self) -> bool {
        self.discriminator.is_some()
    }

    /// Changes the prefix of type names.
    pub fn set_owner(&mut self, owner: &str) {
        owner.clone_into(&mut self.owner);
    }

    /// Returns `true` if the alternatives are the same.
    pub fn is_same(&self, other: &Self) -> bool {
        self.variants == other.variants && self.exclusive == other.exclusive
    }

    pub fn variants(&self) -> &'a [ReferenceOr<Schema>] {
        self.variants
    }

    /// Returns `true` if any component is an alternative.
    pub fn leads_to(&self, places: &[Place]) -> bool {
        let variants = self.variants.iter();
        let mut references = variants.filter_map(|variant| match variant {
            ReferenceOr::Reference { reference } => Place::of_reference(reference),
            ReferenceOr::Item(_) => None,
        });
        references.any(|place| places.contains(&place))
    }

    /// Returns the alternatives, except for `null`.
    pub fn conjuncts(&self) -> Vec<Conjunct<'a>> {
        let variants = self.variants.iter().enumerate();
        variants
            .filter(|(_, variant)| !is_null(variant))
            .map(|(index, variant)| Conjunct {
                schema: variant.into(),
                place: self.place.index(index),
                owner: self.owner.clone(),
            })
            .collect()
    }

    /// Returns the first alternative, if all of them are `null`.
    pub fn only_null(&self) -> Option<(&'a Schema, Place)> {
        let are_null = self.variants.iter().all(is_null);
        let first = self.variants.first().filter(|_| are_null)?;
        Some((first.as_item()?, self.place.index(0)))
    }

    /// Returns the alternative, if there is only one.
    pub fn only_variant(&self) -> Option<Conjunct<'a>> {
        match <[_; 1]>::try_from(self.conjuncts()) {
            Ok([only]) => Some(only),
            Err(_) => None,
        }
    }
}

/// Returns `true` if `null` is the only value.
pub fn is_null(schema: &ReferenceOr<Schema>) -> bool {
    let ReferenceOr::Item(schema) = schema else {
        return false;
    };
    match &schema.schema_kind {
        _ if is_only_null(schema) => true,
        SchemaKind::Any(any) => {
            any.typ.as_deref() == Some("null")
                || (!any.enumeration.is_empty()
                    && any.enumeration.iter().all(|value| value.is_null()))
        }
        _ => false,
    }
}

impl<'a> Lowering<'a> {
    /// Returns the union of a type whose values also satisfy `base`.
    pub fn union(
        &mut self,
        union_schema: &UnionSchema<'a>,
        base: &Expanded<'a>,
        id: TypeId,
    ) -> Option<Union> {
        let found = self.found_variants(union_schema, base)?;
        if found.is_empty() {
            let message = "the rest of the schema excludes all alternatives";
            let place = self.place_of_conflict(&union_schema.place, base.places());
            let diagnostic = self.diagnose(Code::NoValue, &place, message);
            if place != union_schema.place {
                diagnostic.related(&union_schema.place, "the alternatives");
            }
            return None;
        }
        self.pending.push(Pending {
            id,
            exclusive: union_schema.exclusive,
            place: union_schema.place.clone(),
            discriminator: union_schema.discriminator,
            variants: found
                .iter()
                .map(|(one, _, _)| (component(one.schema), one.place.clone()))
                .collect(),
        });
        Some(Union {
            variants: self.named_variants(found),
            discriminator: DiscriminatedBy::Shape {
                cases: Vec::new(),
                exclusive: union_schema.exclusive,
            },
        })
    }

    /// Returns the variants of a union, without those that no value has, and with one for each type.
    fn found_variants(
        &mut self,
        union_schema: &UnionSchema<'a>,
        base: &Expanded<'a>,
    ) -> Option<Vec<FoundVariant<'a>>> {
        let mut found: Vec<FoundVariant<'a>> = Vec::new();
        let mut has_null = false;
        let conjuncts = union_schema.conjuncts();
        self.grow(pairs(conjuncts.len()), &union_schema.place)?;
        let words = self.variant_words(&conjuncts);
        let stems = names::stems(&union_schema.owner, &conjuncts, &words);
        for ((conjunct, word), stem) in conjuncts.into_iter().zip(words).zip(stems) {
            let ty = match base.is_empty() {
                true => Some(self.used(conjunct.schema, &conjunct.place, &stem)?.ty),
                false => self.variant_of_base(&conjunct, base, &stem)?,
            };
            let Some(ty) = ty else {
                self.unsatisfiable_variant(&conjunct.place);
                continue;
            };
            let allows_null = matches!(ty, Type::Nullable(_));
            let ty = ty.not_null();
            let word = word.or_else(|| names::of_format(&conjunct, &ty));
            match found.iter_mut().find(|(_, _, known)| *known == ty) {
                Some((first, known, _)) => {
                    // The names of both would be misleading.
                    *known = known.take().filter(|known| word.as_ref() == Some(known));
                    // Alternatives of one type may differ in their constraints.
                    if self.is_repeated(&conjunct.place, &first.place) {
                        self.repeated_variant(&conjunct.place, union_schema.exclusive);
                    }
                }
                None => {
                    if allows_null && has_null && union_schema.exclusive {
                        self.null_again(&conjunct.place);
                    }
                    found.push((conjunct, word, ty));
                }
            }
            has_null |= allows_null;
        }
        Some(found)
    }

    /// Turns an alias into a union with a single variant.
    pub fn wrap(&mut self, id: TypeId) {
        let place = self.types.place(id).cloned().unwrap_or_default();
        let Some(definition) = self.types.get_mut(id) else {
            return;
        };
        let TypeKind::Alias(ty) = &definition.kind else {
            return;
        };
        let ty = ty.clone().not_null();
        let word = match ty {
            Type::Array(_) | Type::Tuple(_) => "Items",
            _ => "Entries",
        };
        let variant = UnionVariant::new(Name::upper(word, None), ty);
        definition.kind = TypeKind::Union(Union::new(vec![variant]));
        self.pending.push(Pending {
            id,
            exclusive: false,
            place: place.clone(),
            discriminator: None,
            variants: vec![(None, place)],
        });
    }

    /// Uses the discriminator of a union for its copy.
    pub fn pending_again(&mut self, id: TypeId, copy: TypeId) {
        let known = self.pending.iter().find(|pending| pending.id == id);
        if let Some(pending) = known.cloned() {
            self.pending.push(Pending {
                id: copy,
                ..pending
            });
        }
    }

    fn unsatisfiable_variant(&mut self, place: &Place) {
        let message = "the rest of the schema excludes this alternative";
        self.diagnose(Code::BranchWithoutValue, place, message)
            .note("this alternative is skipped");
    }

    fn null_again(&mut self, place: &Place) {
        self.diagnose(
            Code::DisputedNull,
            place,
            "several alternatives allow `null`",
        )
        .note("`null` is accepted, although a strict `oneOf` forbids it");
    }

    /// Returns `true` if two schemas are the same in the description, except for annotations.
    fn is_repeated(&self, one: &Place, other: &Place) -> bool {
        let constraints = |place: &Place| {
            let schema = self
                .document
                .original(&self.document.original_place(place))?;
            let mut schema = schema.clone();
            if let Some(object) = schema.as_object_mut() {
                object.retain(|keyword, _| !is_annotation(keyword));
            }
            Some(schema)
        };
        constraints(one) == constraints(other)
    }

    fn repeated_variant(&mut self, place: &Place, exclusive: bool) {
        let message = "this alternative has the same values as another one";
        let warning = self.diagnose(Code::RepeatedBranch, place, message);
        if exclusive {
            warning.note("read as one alternative; a strict `oneOf` would reject every value");
        }
    }

    fn named_variants(&mut self, found: Vec<FoundVariant<'a>>) -> Vec<UnionVariant> {
        let words = found
            .iter()
            .map(|(_, word, ty)| word.clone().unwrap_or_else(|| self.word_of_type(ty)));
        let names = names::distinct(words.collect());
        let variants = found.into_iter().zip(names);
        variants
            .map(|((conjunct, _, ty), name)| UnionVariant {
                description: (conjunct.schema.item())
                    .and_then(|item| item.schema_data.description.clone()),
                ..UnionVariant::new(name, ty)
            })
            .collect()
    }
}

/// Returns the referenced component.
fn component(schema: SchemaOr<'_>) -> Option<String> {
    let SchemaOr::Reference(reference) = schema else {
        return None;
    };
    component_name(&Place::of_reference(reference)?)
}
