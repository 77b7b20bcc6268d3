//! Rules that would be checked on the same value without end.

use std::collections::BTreeSet;

use super::Lowering;
use crate::model::{Constraint, ConstraintId, Known};
use crate::report::Code;

impl Lowering<'_> {
    /// Refuses schemas that include themselves by way of others, where they have rules: of a value
    /// they would be checked without end.
    pub(super) fn report_recursive_constraints(&mut self) {
        let tables = self.constraints.tables.iter();
        let next: Vec<Vec<ConstraintId>> = tables
            .map(|table| {
                let mut found = Vec::new();
                same_value(&table.constraint, &mut found);
                found
            })
            .collect();
        for index in 0..next.len() {
            if leads_back(index, &next)
                && let Some(place) = self.constraints.places.get(index).cloned()
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
fn same_value(constraint: &Constraint, found: &mut Vec<ConstraintId>) {
    match constraint {
        Constraint::Reference(id) => found.push(*id),
        Constraint::Not(constraint, _) | Constraint::Nullable(constraint) => {
            same_value(constraint, found)
        }
        Constraint::All(constraints)
        | Constraint::Some(constraints, _)
        | Constraint::One(constraints, _) => {
            constraints
                .iter()
                .for_each(|constraint| same_value(constraint, found));
        }
        Constraint::If(constraints) => constraints
            .iter()
            .for_each(|constraint| same_value(constraint, found)),
        Constraint::ByTag(_, constraints) => constraints
            .iter()
            .for_each(|(_, constraint)| same_value(constraint, found)),
        Constraint::OtherFields(known, _) => known_when(known, found),
        _ => {}
    }
}

fn known_when(known: &Known, found: &mut Vec<ConstraintId>) {
    for (constraint, known) in &known.when {
        same_value(constraint, found);
        known_when(known, found);
    }
}
