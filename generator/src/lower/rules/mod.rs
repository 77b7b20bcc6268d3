//! What values must hold to besides what their types say: read from the schemas as they were
//! written, and with the meaning of JSON Schema.
//!
//! The types of values are found without it. They hold all that is allowed, and more where a
//! schema says what no type can. So the rules of a body are those of its whole schema, less all
//! that its type has checked: [`rest`] finds them. Where a part of a value is only a case of a
//! choice or a condition, no type has checked it: [`whole`] has all rules of a schema.

mod choice;
mod condition;
mod endless;
mod fields;
mod known;
mod reach;
mod rest;
mod whole;
mod words;

use std::collections::{BTreeSet, HashMap, HashSet};

use serde_json::Value;

use super::Lowering;
use crate::model::{Constraint, ConstraintId, Content, ContentKind, NamedConstraint, Operation};
use crate::names::Name;
use crate::report::{Code, quoted};
use crate::source::{Place, rust_type};

pub(super) use choice::{ToldApart, unclear};

/// A schema as it was written.
#[derive(Clone, Debug)]
struct At<'a> {
    schema: &'a Value,
    place: Place,
}

impl<'a> At<'a> {
    fn get(&self, keyword: &str) -> Option<&'a Value> {
        self.schema.get(keyword)
    }

    /// The schema that a keyword has.
    fn inner(&self, keyword: &str) -> Option<Self> {
        Some(Self {
            schema: self.get(keyword)?,
            place: self.place.key(keyword),
        })
    }

    /// The schemas that a keyword lists.
    fn listed(&self, keyword: &str) -> Vec<Self> {
        let list = self.get(keyword).and_then(Value::as_array);
        let place = self.place.key(keyword);
        let list = list.into_iter().flatten().enumerate();
        list.map(|(index, schema)| Self {
            schema,
            place: place.index(index),
        })
        .collect()
    }

    /// The schemas that a keyword has by names.
    fn named(&self, keyword: &str) -> Vec<(&'a str, Self)> {
        let map = self.get(keyword).and_then(Value::as_object);
        let place = self.place.key(keyword);
        let map = map.into_iter().flatten();
        map.map(|(name, schema)| {
            let place = place.key(name);
            (name.as_str(), Self { schema, place })
        })
        .collect()
    }

    /// The schemas of the first items of an array: a list as `items` is what 2020-12 calls
    /// `prefixItems`.
    fn positions(&self) -> Vec<Self> {
        match self.get("items") {
            Some(Value::Array(_)) => self.listed("items"),
            _ => self.listed("prefixItems"),
        }
    }

    /// The schema of the items that have none by their positions.
    fn items(&self) -> Option<Self> {
        self.inner("items").filter(|items| !items.schema.is_array())
    }

    fn count(&self, keyword: &str) -> Option<usize> {
        let count = crate::source::count(self.get(keyword)?)?;
        usize::try_from(count).ok()
    }

    fn is_nullable(&self) -> bool {
        self.get("nullable") == Some(&Value::Bool(true))
    }
}

/// The rules found so far, and what is known of the schemas that have them. All places are those
/// where the author wrote.
#[derive(Default)]
pub(super) struct Rules {
    tables: Vec<NamedConstraint>,
    /// Where the schemas of the rules stand.
    places: Vec<Place>,
    constants: BTreeSet<String>,
    /// The rules of schemas that are referred to: of the whole schema, or of the rest.
    referred: HashMap<(Place, Extent), ConstraintId>,
    /// Objects with fields of their own whose fields are counted.
    counted: HashSet<Place>,
    /// Choices that add no types.
    choices: HashSet<Place>,
    /// The unions.
    told: HashMap<Place, ToldApart>,
    /// Whether a schema has rules that its type does not check.
    reached: HashMap<Place, bool>,
    /// The bodies whose rules are asked for.
    bodies: Vec<(ConstraintId, Place)>,
}

/// How much of a schema a rule says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Extent {
    /// All of it.
    Whole,
    /// What its type does not check.
    Rest,
    /// The same of a schema that another includes.
    Base,
}

impl Rules {
    /// Notes that the fields of an object are counted, which has fields of its own.
    pub(super) fn count(&mut self, place: Place) {
        self.counted.insert(place);
    }

    /// All rules.
    pub(super) fn finish(self) -> Vec<NamedConstraint> {
        self.tables
    }

    fn add(&mut self, name: &str, place: &Place) -> ConstraintId {
        let words = Name::lower_in_ascii(name);
        let plain = words.plain().to_uppercase();
        let numbered = (2_u64..).map(|number| format!("{plain}_{number}"));
        let mut constants = std::iter::once(plain.clone()).chain(numbered);
        let free = constants.find(|constant| self.constants.insert(constant.clone()));
        let id = ConstraintId(self.tables.len());
        self.places.push(place.clone());
        self.tables.push(NamedConstraint {
            constant: free.unwrap_or(plain),
            subject: name.to_owned(),
            rule: Constraint::Any,
        });
        id
    }

    fn complete(&mut self, id: ConstraintId, rule: Constraint) {
        if let Some(table) = self.tables.get_mut(id.0) {
            table.rule = rule;
        }
    }

    /// The rule that one stands for; `None` if it says nothing.
    fn meant(&self, id: ConstraintId) -> Option<ConstraintId> {
        match self.tables.get(id.0)?.rule {
            Constraint::Any => None,
            Constraint::Reference(other) => Some(other),
            _ => Some(id),
        }
    }
}

impl<'a> Lowering<'a> {
    /// Asks for the rules of a body that stands at a place. They are found once all types are
    /// known.
    pub(super) fn rule_of_body(&mut self, place: &Place, stem: &str) -> ConstraintId {
        let place = self.document.original_place(place);
        let mut bodies = self.rules.bodies.iter();
        if let Some((id, _)) = bodies.find(|(_, known)| *known == place) {
            return *id;
        }
        let id = self.rules.add(stem, &place);
        self.rules.bodies.push((id, place));
        id
    }

    /// Finds the rules of bodies, and drops those that say nothing.
    pub(super) fn rules_of_bodies(&mut self, operations: &mut [Operation]) {
        self.rules.reached.clear();
        for (id, place) in std::mem::take(&mut self.rules.bodies) {
            if let Some(at) = self.at(place) {
                let rule = self.rest(&at);
                self.rules.complete(id, rule);
            }
        }
        self.refuse_endless_rules();
        for operation in operations {
            let body = operation.body.iter_mut().map(|body| &mut body.content);
            let others = operation.other_bodies.iter_mut();
            for content in body.chain(others.map(|other| &mut other.content)) {
                self.keep_rules(content);
            }
        }
    }

    /// Keeps of a body the rule that its own stands for.
    fn keep_rules(&self, content: &mut Content) {
        content.rule = content.rule.and_then(|id| self.rules.meant(id));
        if let ContentKind::Choice(choice) = &mut content.kind {
            for variant in &mut choice.variants {
                self.keep_rules(&mut variant.content);
            }
        }
    }

    /// Refuses a schema, where no body stands, that says what its type does not.
    pub(super) fn refuse_rules(&mut self, place: &Place, what: &str) {
        let written = self.document.original_place(place);
        if let Some(at) = self.at(written)
            && let Some(found) = self.first_rule(&at)
        {
            let name = found.name().unwrap_or_default();
            let message = format!("{} in the schema of {what}", quoted(name));
            self.unsupported(Code::UnsupportedRule, &found, message)
                .at_key()
                .used_at(place);
        }
    }

    /// The schema that stands at a place.
    fn at(&self, place: Place) -> Option<At<'a>> {
        let schema = self.document.original(&place)?;
        Some(At { schema, place })
    }

    /// The schema that a schema refers to.
    fn target(&self, at: &At<'a>) -> Option<At<'a>> {
        let reference = at.get("$ref")?.as_str()?;
        let place = Place::of_reference(reference)?;
        self.at(place)
    }

    /// Whether a schema says nothing but what it refers to.
    fn is_reference(&self, at: &At<'_>) -> bool {
        self.document.is_3_0() && at.get("$ref").is_some()
    }

    /// The rules of a schema that is referred to, by their name.
    fn referred(&mut self, target: &At<'a>, extent: Extent) -> Constraint {
        let extent = match target.get(rust_type::EXTENSION) {
            Some(_) => Extent::Whole,
            None => extent,
        };
        let key = (target.place.clone(), extent);
        if let Some(id) = self.rules.referred.get(&key) {
            return Constraint::Reference(*id);
        }
        let name = target.place.name().unwrap_or("value").to_owned();
        let id = self.rules.add(&name, &target.place);
        self.rules.referred.insert(key, id);
        let rule = match extent {
            Extent::Whole => self.whole(target),
            Extent::Rest | Extent::Base => self.rest_of(target, extent),
        };
        self.rules.complete(id, rule);
        Constraint::Reference(id)
    }
}
