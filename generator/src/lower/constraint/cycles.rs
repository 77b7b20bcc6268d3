//! Rules that would be checked on the same value without end.

use std::collections::BTreeSet;

use super::Lowering;
use crate::model::{Constraint, ConstraintId, Known};
use crate::report::Code;

impl Lowering<'_> {
    /// Refuses schemas that include themselves by way of others, where they have rules: of a value
    /// they would be checked without end.
    pub(super) fn refuse_endless_rules(&mut self) {
        let tables = self.rules.tables.iter();
        let next: Vec<Vec<ConstraintId>> = tables
            .map(|table| {
                let mut found = Vec::new();
                same_value(&table.rule, &mut found);
                found
            })
            .collect();
        for index in 0..next.len() {
            if leads_back(index, &next)
                && let Some(place) = self.rules.places.get(index).cloned()
            {
                self.unsupported(
                    Code::UnsupportedRule,
                    &place,
                    "a rule of a schema that includes itself",
                );
            }
        }
    }
}

fn leads_back(from: usize, next: &[Vec<ConstraintId>]) -> bool {
    let mut seen = BTreeSet::new();
    let mut waiting = vec![from];
    while let Some(index) = waiting.pop() {
        for id in next.get(index).into_iter().flatten() {
            if id.0 == from {
                return true;
            }
            if seen.insert(id.0) {
                waiting.push(id.0);
            }
        }
    }
    false
}

/// The rules that one leads to without looking into the value.
fn same_value(rule: &Constraint, found: &mut Vec<ConstraintId>) {
    match rule {
        Constraint::Reference(id) => found.push(*id),
        Constraint::Not(rule, _) | Constraint::Nullable(rule) => same_value(rule, found),
        Constraint::All(rules) | Constraint::Some(rules, _) | Constraint::One(rules, _) => {
            rules.iter().for_each(|rule| same_value(rule, found));
        }
        Constraint::If(rules) => rules.iter().for_each(|rule| same_value(rule, found)),
        Constraint::ByTag(_, rules) => rules.iter().for_each(|(_, rule)| same_value(rule, found)),
        Constraint::OtherFields(known, _) => known_when(known, found),
        _ => {}
    }
}

fn known_when(known: &Known, found: &mut Vec<ConstraintId>) {
    for (rule, known) in &known.when {
        same_value(rule, found);
        known_when(known, found);
    }
}
