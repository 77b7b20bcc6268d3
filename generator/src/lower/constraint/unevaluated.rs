//! `unevaluatedProperties`.

use std::collections::HashSet;

use super::Lowering;
use crate::lower::schema::raw_schema::RawSchema;
use crate::model::{Constraint, Known};

impl<'a> Lowering<'a> {
    /// Returns the constraint of the properties that no schema of the same object evaluates.
    /// Reports it if the evaluated properties depend on the value.
    pub fn unevaluated_fields(&mut self, schema: &RawSchema<'a>) -> Option<Constraint> {
        let others = schema.subschema("unevaluatedProperties")?;
        if others.allows_all() {
            return None;
        }
        let (mut known, mut perhaps) = (Known::default(), Vec::new());
        let (mut open, mut seen) = (vec![(schema.clone(), true)], HashSet::new());
        while let Some((next, is_always)) = open.pop() {
            if !seen.insert((next.place.clone(), is_always)) {
                continue;
            }
            self.grow(1, &next.place)?;
            let own = self.own_properties(&next);
            let evaluates_all = next.get("additionalProperties").is_some()
                || (next.place != schema.place && next.get("unevaluatedProperties").is_some());
            match is_always {
                true if evaluates_all => return None,
                true => {
                    known.names.extend(own.names);
                    known.patterns.extend(own.patterns);
                }
                false if evaluates_all || !own.patterns.is_empty() => {
                    return self.refuse_keyword(schema, "unevaluatedProperties");
                }
                false => perhaps.extend(own.names),
            }
            let always = next.target(self.document).into_iter();
            let always = always.chain(next.list("allOf"));
            open.extend(always.map(|one| (one, is_always)));
            open.extend(conditional(&next).into_iter().map(|one| (one, false)));
        }
        if perhaps.iter().any(|name| !known.names.contains(name)) {
            return self.refuse_keyword(schema, "unevaluatedProperties");
        }
        let constraint = self.all_constraints(&others);
        Some(Constraint::OtherFields(known, Box::new(constraint)))
    }
}

/// Returns the subschemas that apply to some values.
fn conditional<'a>(schema: &RawSchema<'a>) -> Vec<RawSchema<'a>> {
    let branches = ["if", "then", "else"].map(|keyword| schema.subschema(keyword));
    let lists = ["anyOf", "oneOf"].map(|keyword| schema.list(keyword));
    let dependent = schema.map("dependentSchemas").into_iter();
    let dependent = dependent.map(|(_, schema)| schema);
    let all = lists.into_iter().flatten();
    all.chain(branches.into_iter().flatten())
        .chain(dependent)
        .collect()
}
