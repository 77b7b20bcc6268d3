//! `unevaluatedProperties`.

use super::Lowering;
use crate::lower::schema::raw_schema::RawSchema;
use crate::model::{Constraint, Known};
use crate::source::Place;

/// The cost of examining a schema, which is repeated for each path to it.
const AS_LARGE_AS_A_SCHEMA: usize = 4;

impl<'a> Lowering<'a> {
    pub(super) fn unevaluated_fields(&mut self, schema: &RawSchema<'a>) -> Option<Constraint> {
        let others = schema.subschema("unevaluatedProperties")?;
        if others.allows_all() {
            return None;
        }
        let constraint = self.all_constraints(&others);
        let evaluated =
            self.evaluated_except(schema, Some("unevaluatedProperties"), &mut Vec::new());
        (!evaluated.all).then(|| Constraint::OtherFields(evaluated, Box::new(constraint)))
    }

    /// Returns the properties that a schema and the schemas of the same object evaluate.
    fn evaluated(&mut self, schema: &RawSchema<'a>, path: &mut Vec<Place>) -> Known {
        self.evaluated_except(schema, None, path)
    }

    fn evaluated_except(
        &mut self,
        schema: &RawSchema<'a>,
        but: Option<&str>,
        path: &mut Vec<Place>,
    ) -> Known {
        let is_known = path.contains(&schema.place);
        if is_known || self.grow(AS_LARGE_AS_A_SCHEMA, &schema.place).is_none() {
            return Known::default();
        }
        path.push(schema.place.clone());
        let mut evaluated = self.own_properties(schema);
        let evaluates_all = ["additionalProperties", "unevaluatedProperties"]
            .iter()
            .any(|key| Some(*key) != but && schema.get(key).is_some());
        evaluated.all = evaluates_all;
        let always = schema
            .target(self.document)
            .into_iter()
            .chain(schema.list("allOf"));
        for schema in always.collect::<Vec<_>>() {
            let more = self.evaluated(&schema, path);
            add(&mut evaluated, more);
        }
        self.evaluate_conditions(schema, &mut evaluated, path);
        let (names, all) = (evaluated.names.clone(), evaluated.all);
        evaluated
            .when
            .retain(|(_, more)| !all && more.adds_to(&names));
        path.pop();
        evaluated
    }

    /// Adds the properties that conditional subschemas evaluate.
    fn evaluate_conditions(
        &mut self,
        schema: &RawSchema<'a>,
        evaluated: &mut Known,
        path: &mut Vec<Place>,
    ) {
        let members = schema.list("anyOf").into_iter().chain(schema.list("oneOf"));
        for member in members.collect::<Vec<_>>() {
            let condition = self.all_constraints(&member);
            let more = self.evaluated(&member, path);
            evaluated.when.push((condition, more));
        }
        if let Some(condition) = schema.subschema("if") {
            let holds = self.all_constraints(&condition);
            let mut then = self.evaluated(&condition, path);
            if let Some(schema) = schema.subschema("then") {
                add(&mut then, self.evaluated(&schema, path));
            }
            evaluated.when.push((holds.clone(), then));
            if let Some(schema) = schema.subschema("else") {
                let more = self.evaluated(&schema, path);
                let fails = Constraint::Not(Box::new(holds), String::new());
                evaluated.when.push((fails, more));
            }
        }
        for (name, schema) in schema.map("dependentSchemas") {
            let more = self.evaluated(&schema, path);
            evaluated
                .when
                .push((Constraint::Required(vec![name.to_owned()]), more));
        }
    }
}

fn add(evaluated: &mut Known, more: Known) {
    evaluated.names.extend(more.names);
    evaluated.patterns.extend(more.patterns);
    evaluated.when.extend(more.when);
    evaluated.all |= more.all;
}
