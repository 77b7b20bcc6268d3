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
        let known = self.known_but(schema, Some("unevaluatedProperties"), &mut Vec::new());
        (!known.all).then(|| Constraint::OtherFields(known, Box::new(constraint)))
    }

    /// Returns the properties that a schema and the schemas of the same object evaluate.
    fn known(&mut self, schema: &RawSchema<'a>, path: &mut Vec<Place>) -> Known {
        self.known_but(schema, None, path)
    }

    fn known_but(
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
        let mut known = self.own_fields(schema);
        let speaks_of_all = ["additionalProperties", "unevaluatedProperties"]
            .iter()
            .any(|key| Some(*key) != but && schema.get(key).is_some());
        known.all = speaks_of_all;
        let always = schema
            .target(self.document)
            .into_iter()
            .chain(schema.list("allOf"));
        for schema in always.collect::<Vec<_>>() {
            let more = self.known(&schema, path);
            add(&mut known, more);
        }
        self.known_when(schema, &mut known, path);
        let (names, all) = (known.names.clone(), known.all);
        known.when.retain(|(_, more)| !all && more.adds_to(&names));
        path.pop();
        known
    }

    /// Adds the properties that conditional subschemas evaluate.
    fn known_when(&mut self, schema: &RawSchema<'a>, known: &mut Known, path: &mut Vec<Place>) {
        let members = schema.list("anyOf").into_iter().chain(schema.list("oneOf"));
        for member in members.collect::<Vec<_>>() {
            let condition = self.all_constraints(&member);
            let more = self.known(&member, path);
            known.when.push((condition, more));
        }
        if let Some(condition) = schema.subschema("if") {
            let holds = self.all_constraints(&condition);
            let mut then = self.known(&condition, path);
            if let Some(schema) = schema.subschema("then") {
                add(&mut then, self.known(&schema, path));
            }
            known.when.push((holds.clone(), then));
            if let Some(schema) = schema.subschema("else") {
                let more = self.known(&schema, path);
                let fails = Constraint::Not(Box::new(holds), String::new());
                known.when.push((fails, more));
            }
        }
        for (name, schema) in schema.map("dependentSchemas") {
            let more = self.known(&schema, path);
            known
                .when
                .push((Constraint::Required(vec![name.to_owned()]), more));
        }
    }
}

fn add(known: &mut Known, more: Known) {
    known.names.extend(more.names);
    known.patterns.extend(more.patterns);
    known.when.extend(more.when);
    known.all |= more.all;
}
