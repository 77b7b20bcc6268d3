//! `oneOf` and `anyOf`.

use std::collections::{BTreeSet, HashSet};

use serde_json::Value;

use super::{Coverage, Lowering, describe};
use crate::lower::schema::components::component_name;
use crate::lower::schema::raw_schema::RawSchema;
use crate::model::{Case, Constraint, ObjectFacts, ValueKind};
use crate::report::Code;
use crate::source::{Change, Place};

/// The lookup by which a union selects the variant of a value.
#[derive(Clone, Debug)]
pub enum VariantLookup {
    /// By the value of a property, with the location of each variant, and of that for other values.
    ByField(String, Vec<(String, Place)>, Option<Place>),
    /// By the shape of the value. Contains the variants that overlap with others.
    ByShape(HashSet<Place>),
}

/// Keywords of an alternative that do not require a type of its own.
const PLAIN: &str = "\
    $comment dependentRequired deprecated description else example examples if maxProperties \
    minProperties not propertyNames then title";

impl<'a> Lowering<'a> {
    /// Returns `true` if the alternatives only restrict which properties an object has. Records
    /// them as constraints.
    pub fn is_choice_of_rules(&mut self, place: &Place, fields: &[&str]) -> bool {
        let written = self.document.original_place(place);
        let members = self.raw_schema(written.clone()).map(|list| list.members());
        let is_plain = members.is_some_and(|members| {
            !members.is_empty() && members.iter().all(|member| is_plain(member, fields))
        });
        if is_plain {
            self.constraints.choices.insert(written);
        }
        is_plain
    }

    pub fn note_discriminator(&mut self, place: &Place, discriminator: VariantLookup) {
        let written = |place: &Place| self.document.original_place(place);
        let discriminator = match discriminator {
            VariantLookup::ByField(field, texts, default) => {
                let texts = texts.into_iter();
                let texts = texts.map(|(text, place)| (text, written(&place)));
                let default = default.as_ref().map(written);
                VariantLookup::ByField(field, texts.collect(), default)
            }
            VariantLookup::ByShape(places) => {
                VariantLookup::ByShape(places.iter().map(written).collect())
            }
        };
        let place = written(place);
        self.constraints.discriminator.insert(place, discriminator);
    }

    pub fn union_constraint(
        &mut self,
        schema: &RawSchema<'a>,
        keyword: &str,
    ) -> Option<Constraint> {
        let members = schema.list(keyword);
        if members.is_empty() {
            return None;
        }
        let constraints = self.constraints_of_each(members);
        let expected = describe::alternatives(&constraints);
        Some(match keyword {
            "anyOf" if constraints.contains(&Constraint::Any) => Constraint::Any,
            "anyOf" => Constraint::Some(constraints, expected),
            _ => Constraint::One(constraints, expected),
        })
    }

    /// Returns the unchecked constraints of the variants.
    pub fn unchecked_of_union(&mut self, schema: &RawSchema<'a>, keyword: &str) -> Constraint {
        let members = schema.list(keyword);
        if !members.iter().any(|member| self.has_unchecked(member)) {
            return Constraint::Any;
        }
        match self
            .constraints
            .discriminator
            .get(&schema.place.key(keyword))
            .cloned()
        {
            Some(VariantLookup::ByField(field, texts, default)) => {
                self.report_default(default);
                self.unchecked_by_tag(field, texts)
            }
            Some(VariantLookup::ByShape(ambiguous)) => {
                for member in &members {
                    if ambiguous.contains(&member.place) && self.has_unchecked(member) {
                        self.report_ambiguous(member);
                    }
                }
                self.union_constraint(schema, keyword)
                    .unwrap_or(Constraint::Any)
            }
            None => self
                .union_constraint(schema, keyword)
                .unwrap_or(Constraint::Any),
        }
    }

    fn report_ambiguous(&mut self, member: &RawSchema<'a>) {
        let place = self
            .first_unchecked(member)
            .unwrap_or_else(|| member.place.clone());
        let holder = member.place.parent().and_then(Place::parent);
        self.unsupported(
            Code::UnsupportedRule,
            &member.place,
            "an alternative that differs from another only in constraints",
        )
        .maybe_corrected_by(holder, Change::Loosen)
        .related(&place, "the constraint");
    }

    /// Returns the unchecked constraints of subtypes.
    pub fn unchecked_of_subtypes(&mut self, schema: &RawSchema<'a>) -> Constraint {
        match self
            .constraints
            .discriminator
            .get(&schema.place.key("discriminator"))
            .cloned()
        {
            Some(VariantLookup::ByField(field, mut texts, default)) => {
                self.report_default(default.filter(|place| *place != schema.place));
                // Those of the base apply to all.
                texts.retain(|(_, place)| *place != schema.place);
                self.unchecked_by_tag(field, texts)
            }
            Some(VariantLookup::ByShape(_)) | None => Constraint::Any,
        }
    }

    /// Returns the subtypes of a schema with a discriminator.
    pub fn subtypes_of(&self, schema: &RawSchema<'a>) -> Vec<RawSchema<'a>> {
        match self
            .constraints
            .discriminator
            .get(&schema.place.key("discriminator"))
        {
            Some(VariantLookup::ByField(_, texts, _)) => {
                let places = texts.iter().map(|(_, place)| place.clone());
                places.filter_map(|place| self.raw_schema(place)).collect()
            }
            Some(VariantLookup::ByShape(_)) | None => Vec::new(),
        }
    }

    /// Reports the constraints of a variant that is selected without a tag.
    fn report_default(&mut self, default: Option<Place>) {
        if let Some(place) = default {
            self.report_unenforced(&place, "the alternative of `defaultMapping`");
        }
    }

    fn unchecked_by_tag(&mut self, field: String, texts: Vec<(String, Place)>) -> Constraint {
        let mut constraints = Vec::new();
        for (text, place) in texts {
            let constraint = self.raw_schema(place).map_or(Constraint::Any, |variant| {
                self.unchecked_of_variant(&variant)
            });
            if constraint != Constraint::Any {
                constraints.push((text, constraint));
            }
        }
        match constraints.is_empty() {
            true => Constraint::Any,
            false => Constraint::ByTag(field, constraints),
        }
    }

    /// Returns the unchecked constraints of a variant that may refer back to the union.
    fn unchecked_of_variant(&mut self, variant: &RawSchema<'a>) -> Constraint {
        if !self.has_unchecked(variant) {
            return Constraint::Any;
        }
        match component_name(&variant.place) {
            Some(_) => self.referred(variant, Coverage::Unchecked),
            None => self.unchecked(variant),
        }
    }
}

fn is_plain(member: &RawSchema<'_>, fields: &[&str]) -> bool {
    let Some(object) = member.value.as_object() else {
        return member.value.is_boolean();
    };
    object
        .iter()
        .all(|(keyword, value)| match keyword.as_str() {
            "type" => value == "object",
            "required" => {
                let names = value.as_array().into_iter().flatten();
                names
                    .filter_map(Value::as_str)
                    .all(|name| fields.contains(&name))
            }
            "allOf" | "anyOf" | "oneOf" => {
                let members = member.list(keyword);
                members.iter().all(|inner| is_plain(inner, fields))
            }
            keyword => {
                PLAIN.split_whitespace().any(|plain| plain == keyword) || keyword.starts_with("x-")
            }
        })
}

/// Returns the variants whose values can be of another one.
pub fn ambiguous(cases: &[Case]) -> BTreeSet<usize> {
    let mut ambiguous = BTreeSet::new();
    for (index, one) in cases.iter().enumerate() {
        for other in cases.iter().skip(index + 1) {
            if one.variant != other.variant && overlap(&one.is, &other.is) {
                ambiguous.extend([one.variant, other.variant]);
            }
        }
    }
    ambiguous
}

fn overlap(one: &ValueKind, other: &ValueKind) -> bool {
    match (one, other) {
        (ValueKind::Any, _) | (_, ValueKind::Any) => true,
        (ValueKind::Integer | ValueKind::Number, ValueKind::Integer | ValueKind::Number)
        | (ValueKind::String, ValueKind::String | ValueKind::OneOf(_))
        | (ValueKind::OneOf(_), ValueKind::String) => true,
        (ValueKind::OneOf(one), ValueKind::OneOf(other)) => {
            one.iter().any(|text| other.contains(text))
        }
        (ValueKind::Object(one), ValueKind::Object(other)) => objects_overlap(one, other),
        (one, other) => one == other,
    }
}

fn objects_overlap(one: &ObjectFacts, other: &ObjectFacts) -> bool {
    let knows = |facts: &ObjectFacts, name: &String| {
        facts.required.contains(name) || facts.optional.contains(name)
    };
    let lacks = |closed: &ObjectFacts, wanted: &ObjectFacts| {
        closed.closed && wanted.required.iter().any(|name| !knows(closed, name))
    };
    let differs = one.texts.iter().any(|(name, texts)| {
        let is_given = one.required.contains(name) || other.required.contains(name);
        let same = other.texts.iter().find(|(known, _)| known == name);
        is_given && same.is_some_and(|(_, others)| !texts.iter().any(|text| others.contains(text)))
    });
    !lacks(one, other) && !lacks(other, one) && !differs
}
