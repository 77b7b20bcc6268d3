//! Infinitely recursive constraints.

use std::collections::BTreeSet;

use petgraph::graphmap::DiGraphMap;

use super::Lowering;
use crate::lower::types::recursion::cycles;
use crate::model::{Constraint, ConstraintId};
use crate::report::Code;

impl Lowering<'_> {
    /// Reports schemas that include themselves and have constraints: checking a value would not
    /// end.
    pub fn report_recursive_constraints(&mut self) {
        let mut graph = DiGraphMap::new();
        for (index, table) in self.constraints.tables.iter().enumerate() {
            let mut targets = Vec::new();
            same_value(&table.constraint, &mut targets);
            for target in targets {
                graph.add_edge(ConstraintId(index), target, ());
            }
        }
        let recursive: BTreeSet<_> = cycles(&graph).into_iter().flatten().collect();
        for id in recursive {
            if let Some(place) = self.constraints.places.get(id.0).cloned() {
                let what = "a constraint of a schema that includes itself";
                self.unsupported(Code::UnsupportedRule, &place, what);
            }
        }
    }
}

/// Adds the constraints that apply to the same value.
fn same_value(constraint: &Constraint, found: &mut Vec<ConstraintId>) {
    if let Constraint::Reference(id) = constraint {
        found.push(*id);
    }
    for one in constraint.in_place() {
        same_value(one, found);
    }
}
