//! Choices: those that add no types, and what is left to check of those that do.

use std::collections::{BTreeSet, HashSet};

use serde_json::Value;

use super::{At, Extent, Lowering, words};
use crate::lower::components::component_name;
use crate::model::{Case, Constraint, ObjectFacts, ValueKind};
use crate::report::Code;
use crate::source::{Change, Place};

/// What the types of a union are told apart by.
#[derive(Clone, Debug)]
pub(in crate::lower) enum ToldApart {
    /// By the text of a field: each text, with the place of its branch.
    ByField(String, Vec<(String, Place)>),
    /// By what they are: the branches whose values may be those of another.
    ByShape(HashSet<Place>),
}

/// What a schema may have that adds no type to a choice.
const PLAIN: [&str; 14] = [
    "$comment",
    "dependentRequired",
    "deprecated",
    "description",
    "else",
    "example",
    "examples",
    "if",
    "maxProperties",
    "minProperties",
    "not",
    "propertyNames",
    "then",
    "title",
];

impl<'a> Lowering<'a> {
    /// Whether the members of a choice say only which of some fields an object has. If so, they are
    /// noted as rules.
    pub(in crate::lower) fn is_choice_of_rules(&mut self, place: &Place, fields: &[&str]) -> bool {
        let written = self.document.original_place(place);
        let members = self.at(written.clone()).map(|list| list.members());
        let is_plain = members.is_some_and(|members| {
            !members.is_empty() && members.iter().all(|member| is_plain(member, fields))
        });
        if is_plain {
            self.rules.choices.insert(written);
        }
        is_plain
    }

    /// Notes what the branches of a union are told apart by.
    pub(in crate::lower) fn note_told(&mut self, place: &Place, told: ToldApart) {
        let written = |place: &Place| self.document.original_place(place);
        let told = match told {
            ToldApart::ByField(field, texts) => {
                let texts = texts.into_iter();
                let texts = texts.map(|(text, place)| (text, written(&place)));
                ToldApart::ByField(field, texts.collect())
            }
            ToldApart::ByShape(places) => ToldApart::ByShape(places.iter().map(written).collect()),
        };
        let place = written(place);
        self.rules.told.insert(place, told);
    }

    pub(super) fn whole_choice(&mut self, at: &At<'a>, keyword: &str) -> Option<Constraint> {
        let members = at.listed(keyword);
        if members.is_empty() {
            return None;
        }
        let rules = self.whole_of_all(members);
        let words = words::alternatives(&rules);
        Some(match keyword {
            "anyOf" if rules.contains(&Constraint::Any) => Constraint::Any,
            "anyOf" => Constraint::Some(rules, words),
            _ => Constraint::One(rules, words),
        })
    }

    /// What the types of a choice do not check.
    pub(super) fn rest_of_choice(&mut self, at: &At<'a>, keyword: &str) -> Constraint {
        let members = at.listed(keyword);
        if !members.iter().any(|member| self.has_rest(member)) {
            return Constraint::Any;
        }
        match self.rules.told.get(&at.place.key(keyword)).cloned() {
            Some(ToldApart::ByField(field, texts)) => self.rest_by_tag(field, texts),
            Some(ToldApart::ByShape(unclear)) => {
                for member in &members {
                    if unclear.contains(&member.place) && self.has_rest(member) {
                        self.refuse_unclear(member);
                    }
                }
                self.whole_choice(at, keyword).unwrap_or(Constraint::Any)
            }
            None => self.whole_choice(at, keyword).unwrap_or(Constraint::Any),
        }
    }

    fn refuse_unclear(&mut self, member: &At<'a>) {
        let place = self
            .first_rule(member)
            .unwrap_or_else(|| member.place.clone());
        let holder = member.place.parent().and_then(Place::parent);
        self.unsupported(
            Code::UnsupportedRule,
            &member.place,
            "a branch that only a rule can tell from another",
        )
        .maybe_corrected_by(holder, Change::Loosen)
        .related(&place, "the rule");
    }

    /// The rules of the schemas that include another, which tells them apart.
    pub(super) fn rest_of_heirs(&mut self, at: &At<'a>) -> Constraint {
        match self.rules.told.get(&at.place.key("discriminator")).cloned() {
            Some(ToldApart::ByField(field, mut texts)) => {
                // Its own rules hold for all.
                texts.retain(|(_, place)| *place != at.place);
                self.rest_by_tag(field, texts)
            }
            Some(ToldApart::ByShape(_)) | None => Constraint::Any,
        }
    }

    /// The schemas that include another, which tells them apart.
    pub(super) fn heirs_of(&self, at: &At<'a>) -> Vec<At<'a>> {
        match self.rules.told.get(&at.place.key("discriminator")) {
            Some(ToldApart::ByField(_, texts)) => {
                let places = texts.iter().map(|(_, place)| place.clone());
                places.filter_map(|place| self.at(place)).collect()
            }
            Some(ToldApart::ByShape(_)) | None => Vec::new(),
        }
    }

    fn rest_by_tag(&mut self, field: String, texts: Vec<(String, Place)>) -> Constraint {
        let mut rules = Vec::new();
        for (text, place) in texts {
            let rule = self
                .at(place)
                .map_or(Constraint::Any, |branch| self.rest_of_branch(&branch));
            if rule != Constraint::Any {
                rules.push((text, rule));
            }
        }
        match rules.is_empty() {
            true => Constraint::Any,
            false => Constraint::ByTag(field, rules),
        }
    }

    /// The rules of a branch that may lead back to the choice.
    fn rest_of_branch(&mut self, branch: &At<'a>) -> Constraint {
        if !self.has_rest(branch) {
            return Constraint::Any;
        }
        match component_name(&branch.place) {
            Some(_) => self.referred(branch, Extent::Rest),
            None => self.rest(branch),
        }
    }
}

impl<'a> At<'a> {
    /// The schemas of a list of them.
    fn members(&self) -> Vec<Self> {
        let list = self.schema.as_array().into_iter().flatten().enumerate();
        list.map(|(index, schema)| Self {
            schema,
            place: self.place.index(index),
        })
        .collect()
    }
}

fn is_plain(member: &At<'_>, fields: &[&str]) -> bool {
    let Some(object) = member.schema.as_object() else {
        return member.schema.is_boolean();
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
                let members = member.listed(keyword);
                members.iter().all(|inner| is_plain(inner, fields))
            }
            keyword => PLAIN.contains(&keyword) || keyword.starts_with("x-"),
        })
}

/// The branches whose values may be those of another, as far as can be seen.
pub(in crate::lower) fn unclear(cases: &[Case]) -> BTreeSet<usize> {
    let mut unclear = BTreeSet::new();
    for (index, one) in cases.iter().enumerate() {
        for other in cases.iter().skip(index + 1) {
            if one.branch != other.branch && overlap(&one.is, &other.is) {
                unclear.extend([one.branch, other.branch]);
            }
        }
    }
    unclear
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
