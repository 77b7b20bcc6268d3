//! `unevaluatedProperties` and `unevaluatedItems`.

use super::condition::when_given;
use super::{Coverage, Lowering};
use crate::lower::schema::raw_schema::RawSchema;
use crate::lowered::{Evaluator, Unevaluated, ValueSchema};
use crate::source::Place;

/// The keyword, and the evaluators so far.
struct Search {
    is_of_items: bool,
    /// The schema with the keyword, whose own keyword evaluates nothing.
    place: Place,
    /// The schemas around the current one.
    open: Vec<Place>,
    conditions: Vec<ValueSchema>,
    found: Vec<Evaluator>,
    visits: usize,
}

/// The maximum number of schemas that may evaluate properties or items of one value.
const MAX_VISITS: usize = 1_000;

impl<'a> Lowering<'a> {
    /// Returns the constraint of the properties or items that no schema of the same value evaluates.
    pub fn unevaluated(&mut self, schema: &RawSchema<'a>, keyword: &str) -> Option<Unevaluated> {
        let others = schema.subschema(keyword)?;
        if others.allows_all() {
            return None;
        }
        let mut search = Search {
            is_of_items: keyword == "unevaluatedItems",
            place: schema.place.clone(),
            open: Vec::new(),
            conditions: Vec::new(),
            found: Vec::new(),
            visits: 0,
        };
        if self.add_evaluators(schema, &mut search).is_none() {
            self.refuse_keyword(schema, keyword);
            return None;
        }
        Some(Unevaluated {
            schema: self.schema_of_value(&others),
            is_of_items: search.is_of_items,
            evaluators: search.found,
        })
    }

    /// Adds what a schema evaluates; `None` if it is infinitely recursive, or too large.
    fn add_evaluators(&mut self, schema: &RawSchema<'a>, search: &mut Search) -> Option<()> {
        let schema = &schema.original();
        search.visits += 1;
        if search.open.contains(&schema.place) || search.visits > MAX_VISITS {
            return None;
        }
        search.open.push(schema.place.clone());
        let own = self.own_evaluator(schema, search);
        if own != Evaluator::default() {
            let conditions = search.conditions.clone();
            let is_all = own.all;
            search.found.push(Evaluator { conditions, ..own });
            if is_all {
                search.open.pop();
                return Some(());
            }
        }
        for part in schema
            .target(self.document)
            .into_iter()
            .chain(schema.list("allOf"))
        {
            self.add_evaluators(&part, search)?;
        }
        for keyword in ["anyOf", "oneOf"] {
            for alternative in schema.list(keyword) {
                let condition = self.schema_of(&alternative, Coverage::Base);
                self.add_conditional(condition, &alternative, search)?;
            }
        }
        for (name, dependent) in schema.map("dependentSchemas") {
            let excluded = when_given(name, ValueSchema::Never);
            let given = ValueSchema::Not(Box::new(excluded), String::new());
            self.add_conditional(given, &dependent, search)?;
        }
        if let Some(condition) = schema.subschema("if") {
            let holds = self.schema_of_value(&condition);
            self.add_conditional(holds.clone(), &condition, search)?;
            if let Some(then) = schema.subschema("then") {
                self.add_conditional(holds.clone(), &then, search)?;
            }
            if let Some(otherwise) = schema.subschema("else") {
                let fails = ValueSchema::Not(Box::new(holds), String::new());
                self.add_conditional(fails, &otherwise, search)?;
            }
        }
        search.open.pop();
        Some(())
    }

    fn add_conditional(
        &mut self,
        condition: ValueSchema,
        schema: &RawSchema<'a>,
        search: &mut Search,
    ) -> Option<()> {
        search.conditions.push(condition);
        let added = self.add_evaluators(schema, search);
        search.conditions.pop();
        added
    }

    /// Returns what the keywords of a schema itself evaluate.
    fn own_evaluator(&mut self, schema: &RawSchema<'a>, search: &Search) -> Evaluator {
        let is_whole = schema.place == search.place;
        if search.is_of_items {
            let items = schema.subschema("contains");
            let rest = match schema.get("items") {
                Some(list) if list.is_array() => schema.get("additionalItems").is_some(),
                items => items.is_some(),
            };
            return Evaluator {
                all: rest || (!is_whole && schema.get("unevaluatedItems").is_some()),
                first: schema.prefix_items().len(),
                items: items
                    .iter()
                    .map(|items| self.schema_of_value(items))
                    .collect(),
                ..Evaluator::default()
            };
        }
        let patterns = self
            .patterns(schema)
            .into_iter()
            .map(|(pattern, _)| pattern);
        let others = !is_whole && schema.get("unevaluatedProperties").is_some();
        Evaluator {
            all: others || schema.get("additionalProperties").is_some(),
            patterns: patterns.collect(),
            fields: schema
                .map("properties")
                .iter()
                .map(|(name, _)| (*name).to_owned())
                .collect(),
            ..Evaluator::default()
        }
    }
}
