//! Schemas that contradict an earlier schema of the same value, and replace it.
//!
//! In JSON Schema, `allOf` only adds constraints. Descriptions often mean inheritance, in which a
//! subtype replaces a property of its base.

use std::collections::HashSet;

use serde_json::Value;

use super::Conjunct;
use super::expansion::Expanded;
use super::intersection::{NO_VALUE, ValueSchema};
use crate::lower::Lowering;
use crate::lower::schema::enumeration;
use crate::lower::schema::size_limits::pairs;
use crate::report::Code;
use crate::source::Place;

/// The distance from a schema to a value, from far to near.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nearness {
    /// `additionalProperties`.
    AdditionalProperties,
    /// Referenced.
    Referenced,
    /// Inline.
    Inline,
}

impl<'a> Lowering<'a> {
    /// Removes schemas that contradict a nearer one, or a later one that is as near, with a
    /// warning.
    pub fn without_overridden(
        &mut self,
        conjuncts: Vec<(Nearness, Conjunct<'a>)>,
    ) -> Vec<Conjunct<'a>> {
        if conjuncts.len() < 2 {
            return conjuncts.into_iter().map(|(_, one)| one).collect();
        }
        let place = conjuncts.first().map(|(_, first)| first.place.clone());
        let cost = pairs(conjuncts.len());
        if self.grow(cost, &place.unwrap_or_default()).is_none() {
            return conjuncts.into_iter().take(1).map(|(_, one)| one).collect();
        }
        let mut strongest_first: Vec<_> = conjuncts.into_iter().enumerate().collect();
        strongest_first.sort_by_key(|(index, (nearness, _))| (*nearness, *index));
        strongest_first.reverse();
        let mut kept: Vec<(usize, Conjunct<'a>, Expanded<'a>)> = Vec::new();
        for (index, (_, conjunct)) in strongest_first {
            // Errors are reported when the type is created.
            let all = self.expanded_of(&conjunct).unwrap_or_default();
            let clash = kept
                .iter()
                .position(|known| self.is_clash((&known.1, &known.2), (&conjunct, &all)));
            match clash.and_then(|clash| kept.get(clash)) {
                Some((_, winner, _)) => self.warn_of_overridden(&conjunct.place, &winner.place),
                None => kept.push((index, conjunct, all)),
            }
        }
        kept.sort_by_key(|(index, ..)| *index);
        kept.into_iter().map(|(_, conjunct, _)| conjunct).collect()
    }

    fn warn_of_overridden(&mut self, place: &Place, winner: &Place) {
        let (constraints, by_other) = (
            self.describe_constraints(place),
            self.describe_other(winner),
        );
        self.diagnose(Code::Overridden, place, NO_VALUE)
            .maybe_label(constraints.map(|constraints| format!("has {constraints}")))
            .related(winner, by_other)
            .note("the other schema replaces this one");
    }

    /// Returns `true` if the types or enum values of two schemas exclude each other, except for
    /// `null`.
    fn is_clash(
        &mut self,
        one: (&Conjunct<'a>, &Expanded<'a>),
        other: (&Conjunct<'a>, &Expanded<'a>),
    ) -> bool {
        if one.1.is_only_null() || other.1.is_only_null() {
            return !self.all_allow_null(&[one.0.clone(), other.0.clone()]);
        }
        let both = one.1.clone().and(other.1.clone());
        let mut pairs = (one.1.values.iter())
            .flat_map(|member| other.1.values.iter().map(move |other| (member, other)));
        pairs.any(|(one, other)| lists_clash(one, other)) || self.is_possible(&both) == Some(false)
    }
}

fn lists_clash(one: &ValueSchema<'_>, other: &ValueSchema<'_>) -> bool {
    let list = |member: &ValueSchema<'_>| Some(enumeration::listed(member.schema)?.values);
    match (list(one), list(other)) {
        (Some(one), Some(other)) => {
            let texts: HashSet<&str> = other.iter().filter_map(Value::as_str).collect();
            let is_shared = |value: &Value| match value {
                Value::String(text) => texts.contains(text.as_str()),
                _ => other.iter().any(|other| is_same(value, other)),
            };
            !one.iter().filter(|value| !value.is_null()).any(is_shared)
        }
        (Some(list), None) => is_of_another_type(&list, other),
        (None, Some(list)) => is_of_another_type(&list, one),
        (None, None) => false,
    }
}

/// Compares values; `1` equals `1.0`.
fn is_same(one: &Value, other: &Value) -> bool {
    match (one.as_f64(), other.as_f64()) {
        (Some(one), Some(other)) => one == other,
        _ => one == other,
    }
}

fn is_of_another_type(list: &[Value], member: &ValueSchema<'_>) -> bool {
    let kind = |value: &Value| match value {
        Value::String(_) => Some("string"),
        Value::Number(_) => Some("number"),
        Value::Bool(_) => Some("boolean"),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    };
    member.kind().is_some() && list.iter().all(|value| kind(value) != member.kind())
}
