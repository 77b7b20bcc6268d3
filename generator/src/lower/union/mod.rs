//! `oneOf` and `anyOf`: values of one of several types.

mod discriminator;
mod names;
mod subtypes;
mod tags;
mod value_kinds;

use openapiv3::{Discriminator, ReferenceOr, Schema, SchemaKind};

use super::Lowering;
use crate::lower::all_of::Conjunct;
use crate::lower::all_of::expansion::Expanded;
use crate::lower::schema::SchemaOr;
use crate::lower::schema::components::component_name;
use crate::lower::schema::size_limits::pairs;
use crate::model::{DiscriminatedBy, Type, TypeId, TypeKind, Union, UnionVariant};
use crate::names::Name;
use crate::report::Code;
use crate::source::Place;
use crate::source::upgrade::{NULL, PREFIX};

/// The alternatives of a schema.
#[derive(Clone)]
pub(super) struct UnionSchema<'a> {
    variants: &'a [ReferenceOr<Schema>],
    /// Whether a value must be of one branch only.
    exclusive: bool,
    /// Where the list of the branches stands.
    place: Place,
    discriminator: Option<&'a Discriminator>,
    /// What the types of its branches are named after.
    owner: String,
}

/// A union whose branches are not told apart yet: that takes their types to be
/// complete.
#[derive(Clone)]
pub(super) struct Pending<'a> {
    id: TypeId,
    exclusive: bool,
    place: Place,
    discriminator: Option<&'a Discriminator>,
    /// Of each branch: the component that it is, and its place.
    variants: Vec<(Option<String>, Place)>,
}

impl<'a> UnionSchema<'a> {
    /// The choices that a schema offers.
    pub(super) fn of(schema: &'a Schema, place: &Place, owner: &str) -> Vec<Self> {
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

    /// Where the list of the branches stands.
    pub(super) fn place(&self) -> &Place {
        &self.place
    }

    /// Whether the branches are told apart by a field.
    pub(super) fn is_tagged(&self) -> bool {
        self.discriminator.is_some()
    }

    /// The same choice, whose types are named after another owner.
    pub(super) fn of_owner(self, owner: &str) -> Self {
        Self {
            owner: owner.to_owned(),
            ..self
        }
    }

    /// Whether another choice is of the same branches.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.variants == other.variants && self.exclusive == other.exclusive
    }

    /// The branches.
    pub(super) fn variants(&self) -> &'a [ReferenceOr<Schema>] {
        self.variants
    }

    /// Whether any of some components is a branch.
    pub(super) fn leads_to(&self, places: &[Place]) -> bool {
        let variants = self.variants.iter();
        let mut references = variants.filter_map(|variant| match variant {
            ReferenceOr::Reference { reference } => Place::of_reference(reference),
            ReferenceOr::Item(_) => None,
        });
        references.any(|place| places.contains(&place))
    }

    /// The branches, but for those that only stand for `null`.
    pub(super) fn conjuncts(&self) -> Vec<Conjunct<'a>> {
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

    /// The one branch, if there is no other.
    pub(super) fn only_variant(&self) -> Option<Conjunct<'a>> {
        match <[_; 1]>::try_from(self.conjuncts()) {
            Ok([only]) => Some(only),
            Err(_) => None,
        }
    }
}

/// Whether a schema has no value but `null`.
pub(super) fn is_null(schema: &ReferenceOr<Schema>) -> bool {
    let ReferenceOr::Item(schema) = schema else {
        return false;
    };
    let mark = format!("{PREFIX}{NULL}");
    match &schema.schema_kind {
        _ if schema.schema_data.extensions.contains_key(&mark) => true,
        SchemaKind::Any(any) => {
            any.typ.as_deref() == Some("null")
                || (!any.enumeration.is_empty()
                    && any.enumeration.iter().all(|value| value.is_null()))
        }
        _ => false,
    }
}

impl<'a> Lowering<'a> {
    /// What a value is made of that is of one of several types, and holds to
    /// `base` besides.
    pub(super) fn union(
        &mut self,
        union_schema: &UnionSchema<'a>,
        base: &Expanded<'a>,
        id: TypeId,
    ) -> Option<Union> {
        let mut found: Vec<(Conjunct<'a>, Option<String>, Type)> = Vec::new();
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
                Some((_, known, _)) => {
                    // The one must not bear the name of the other.
                    *known = known.take().filter(|known| word.as_ref() == Some(known));
                    self.repeated_variant(&conjunct.place, union_schema.exclusive);
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
        if found.is_empty() {
            let message = "no branch holds to what is said beside the choice";
            self.report.add(Code::NoValue, &union_schema.place, message);
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

    /// Makes an alias a type of its own: a union of the one type that it stands for.
    pub(in crate::lower) fn wrap(&mut self, id: TypeId) {
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
        definition.kind = TypeKind::Union(Union {
            variants: vec![UnionVariant {
                name: Name::upper(word, None),
                description: None,
                ty,
                boxed: false,
                tag: None,
            }],
            discriminator: DiscriminatedBy::Shape {
                cases: Vec::new(),
                exclusive: false,
            },
        });
        self.pending.push(Pending {
            id,
            exclusive: false,
            place: place.clone(),
            discriminator: None,
            variants: vec![(None, place)],
        });
    }

    /// Tells the branches of a copy of a union apart like those of the union.
    pub(super) fn pending_again(&mut self, id: TypeId, copy: TypeId) {
        let known = self.pending.iter().find(|pending| pending.id == id);
        if let Some(pending) = known.cloned() {
            self.pending.push(Pending {
                id: copy,
                ..pending
            });
        }
    }

    fn unsatisfiable_variant(&mut self, place: &Place) {
        let message = "no value of this branch holds to what is said beside the choice";
        self.report
            .add(Code::BranchWithoutValue, place, message)
            .help("it is left out");
    }

    fn null_again(&mut self, place: &Place) {
        self.report
            .add(
                Code::DisputedNull,
                place,
                "this allows `null`, as another branch does",
            )
            .help("`null` is read as allowed; with `oneOf`, strictly, it would not be");
    }

    fn repeated_variant(&mut self, place: &Place, exclusive: bool) {
        let message = "this has the same values as another branch";
        let warning = self.report.add(Code::RepeatedBranch, place, message);
        if exclusive {
            warning.help("read as one branch; with `oneOf`, strictly, no value would be allowed");
        }
    }

    fn named_variants(
        &mut self,
        found: Vec<(Conjunct<'a>, Option<String>, Type)>,
    ) -> Vec<UnionVariant> {
        let words = found
            .iter()
            .map(|(_, word, ty)| word.clone().unwrap_or_else(|| self.word_of_type(ty)));
        let names = names::distinct(words.collect());
        let variants = found.into_iter().zip(names);
        variants
            .map(|((conjunct, _, ty), name)| UnionVariant {
                name,
                description: match conjunct.schema {
                    SchemaOr::Item(item) => item.schema_data.description.clone(),
                    SchemaOr::Reference(_) => None,
                },
                ty,
                boxed: false,
                tag: None,
            })
            .collect()
    }
}

/// The component that a schema refers to.
fn component(schema: SchemaOr<'_>) -> Option<String> {
    let SchemaOr::Reference(reference) = schema else {
        return None;
    };
    component_name(&Place::of_reference(reference)?)
}
