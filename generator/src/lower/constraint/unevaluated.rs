//! `unevaluatedProperties` and `unevaluatedItems`: what no schema of the same value has spoken of.

use serde_json::Value;

use super::search::allows_all;
use super::{At, Lowering};
use crate::model::{Constraint, Known};
use crate::report::{Code, quoted};
use crate::source::Place;

/// What it counts for to look for keywords in a schema: again on each way there is to it, of which
/// there may be more by powers.
const AS_LARGE_AS_A_SCHEMA: usize = 4;

impl<'a> Lowering<'a> {
    pub(super) fn unevaluated_fields(&mut self, at: &At<'a>) -> Option<Constraint> {
        let others = at.inner("unevaluatedProperties")?;
        if allows_all(others.schema) {
            return None;
        }
        let rule = self.whole(&others);
        let known = self.known_but(at, Some("unevaluatedProperties"), &mut Vec::new());
        (!known.all).then(|| Constraint::OtherFields(known, Box::new(rule)))
    }

    /// The fields that a schema and those of the same object speak of.
    fn known(&mut self, at: &At<'a>, path: &mut Vec<Place>) -> Known {
        self.known_but(at, None, path)
    }

    fn known_but(&mut self, at: &At<'a>, but: Option<&str>, path: &mut Vec<Place>) -> Known {
        let is_known = path.contains(&at.place);
        if is_known || self.grow(AS_LARGE_AS_A_SCHEMA, &at.place).is_none() {
            return Known::default();
        }
        path.push(at.place.clone());
        let mut known = self.own_fields(at);
        let speaks_of_all = ["additionalProperties", "unevaluatedProperties"]
            .iter()
            .any(|key| Some(*key) != but && at.get(key).is_some());
        known.all = speaks_of_all;
        let always = self.target(at).into_iter().chain(at.listed("allOf"));
        for schema in always.collect::<Vec<_>>() {
            let more = self.known(&schema, path);
            add(&mut known, more);
        }
        self.known_when(at, &mut known, path);
        let (names, all) = (known.names.clone(), known.all);
        known.when.retain(|(_, more)| !all && more.adds_to(&names));
        path.pop();
        known
    }

    /// What is known of objects for which something holds.
    fn known_when(&mut self, at: &At<'a>, known: &mut Known, path: &mut Vec<Place>) {
        let members = at.listed("anyOf").into_iter().chain(at.listed("oneOf"));
        for member in members.collect::<Vec<_>>() {
            let condition = self.whole(&member);
            let more = self.known(&member, path);
            known.when.push((condition, more));
        }
        if let Some(condition) = at.inner("if") {
            let holds = self.whole(&condition);
            let mut then = self.known(&condition, path);
            if let Some(schema) = at.inner("then") {
                add(&mut then, self.known(&schema, path));
            }
            known.when.push((holds.clone(), then));
            if let Some(schema) = at.inner("else") {
                let more = self.known(&schema, path);
                let fails = Constraint::Not(Box::new(holds), String::new());
                known.when.push((fails, more));
            }
        }
        for (name, schema) in at.named("dependentSchemas") {
            let more = self.known(&schema, path);
            known
                .when
                .push((Constraint::Required(vec![name.to_owned()]), more));
        }
    }

    /// Of the items of an array, those behind the first that some schema speaks of.
    pub(super) fn unevaluated_items(&mut self, at: &At<'a>) -> Option<Constraint> {
        let others = at.inner("unevaluatedItems")?;
        if allows_all(others.schema) {
            return None;
        }
        let first = self.known_items(at, true, &mut Vec::new())?;
        let rule = self.whole(&others);
        Some(Constraint::Items(first, Box::new(rule)))
    }

    /// How many items schemas speak of; `None` if it is all, or not known beforehand.
    fn known_items(&mut self, at: &At<'a>, is_own: bool, path: &mut Vec<Place>) -> Option<usize> {
        if path.contains(&at.place) {
            return Some(0);
        }
        self.grow(AS_LARGE_AS_A_SCHEMA, &at.place)?;
        path.push(at.place.clone());
        let decides = ["anyOf", "oneOf", "if", "dependentSchemas", "contains"];
        if let Some(keyword) = decides.iter().find(|keyword| at.get(keyword).is_some()) {
            let what = format!("`unevaluatedItems` with {}", quoted(keyword));
            self.unsupported(Code::UnsupportedRule, &at.place.key(keyword), what)
                .at_key();
            return None;
        }
        let speaks_of_all = at.items().is_some()
            || (!is_own
                && at
                    .get("unevaluatedItems")
                    .is_some_and(|value| *value != Value::Null));
        if speaks_of_all {
            return None;
        }
        let mut first = at.positions().len();
        let members = self.target(at).into_iter().chain(at.listed("allOf"));
        for schema in members.collect::<Vec<_>>() {
            first = first.max(self.known_items(&schema, false, path)?);
        }
        path.pop();
        Some(first)
    }
}

fn add(known: &mut Known, more: Known) {
    known.names.extend(more.names);
    known.patterns.extend(more.patterns);
    known.when.extend(more.when);
    known.all |= more.all;
}
