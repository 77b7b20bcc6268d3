//! Infinitely recursive schemas.

use std::collections::BTreeSet;

use petgraph::graphmap::DiGraphMap;

use super::Lowering;
use crate::lower::types::recursion::cycles;
use crate::lowered::{SchemaId, ValueSchema};
use crate::report::Code;

impl Lowering<'_> {
    /// Reports schemas that include themselves: checking a value would not end.
    pub fn report_recursive_schemas(&mut self) {
        let mut graph = DiGraphMap::new();
        for (index, table) in self.value_schemas.tables.iter().enumerate() {
            let mut targets = Vec::new();
            same_value(&table.schema, &mut targets);
            for target in targets {
                graph.add_edge(SchemaId(index), target, ());
            }
        }
        let recursive: BTreeSet<_> = cycles(&graph).into_iter().flatten().collect();
        for id in recursive {
            if let Some(place) = self.value_schemas.places.get(id.0).cloned() {
                let what = "a schema that includes itself";
                self.unsupported(Code::UnsupportedRule, &place, what);
            }
        }
    }
}

/// Adds the schemas that apply to the same value.
fn same_value(schema: &ValueSchema, found: &mut Vec<SchemaId>) {
    if let ValueSchema::Reference(id) = schema {
        found.push(*id);
    }
    for one in schema.in_place() {
        same_value(one, found);
    }
}
