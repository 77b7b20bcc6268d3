//! Keywords for objects.

use serde_json::Value;

use super::Lowering;
use super::keywords::count;
use crate::lower::schema::raw_schema::RawSchema;
use crate::model::{Constraint, Count, Known, Pattern};

impl<'a> Lowering<'a> {
    pub fn object_keyword(&mut self, schema: &RawSchema<'a>, keyword: &str) -> Option<Constraint> {
        match keyword {
            "required" => self.required(schema),
            "properties" => self.fields(schema),
            "patternProperties" => {
                let mut fields = Vec::new();
                for (pattern, values) in self.patterns(schema) {
                    fields.push((pattern, self.all_constraints(&values)));
                }
                let has_effect = fields
                    .iter()
                    .any(|(_, constraint)| *constraint != Constraint::Any);
                has_effect.then_some(Constraint::PatternFields(fields))
            }
            "additionalProperties" => self.additional_constraint(schema),
            "propertyNames" => {
                let names = self.all_constraints(&schema.subschema(keyword)?);
                (names != Constraint::Any).then(|| Constraint::Names(Box::new(names)))
            }
            "minProperties" => count(schema, keyword, "maxProperties").map(Constraint::FieldCount),
            "maxProperties" if schema.get("minProperties").is_some() => None,
            "maxProperties" => Some(Constraint::FieldCount(Count {
                minimum: None,
                maximum: Some(schema.count(keyword)?),
            })),
            _ => self.unevaluated_fields(schema),
        }
    }

    fn fields(&mut self, schema: &RawSchema<'a>) -> Option<Constraint> {
        let mut fields = Vec::new();
        for (name, field) in schema.map("properties") {
            if self.is_read_only(&field) {
                continue;
            }
            match self.all_constraints(&field) {
                Constraint::Any => {}
                constraint => fields.push((name.to_owned(), constraint)),
            }
        }
        (!fields.is_empty()).then_some(Constraint::Fields(fields))
    }

    /// Returns the schemas in `patternProperties`.
    pub fn patterns(&mut self, schema: &RawSchema<'a>) -> Vec<(Pattern, RawSchema<'a>)> {
        let mut patterns = Vec::new();
        for (source, values) in schema.map("patternProperties") {
            if let Some(pattern) = self.pattern(source, &values.place) {
                patterns.push((pattern, values));
            }
        }
        patterns
    }

    fn additional_constraint(&mut self, schema: &RawSchema<'a>) -> Option<Constraint> {
        let others = schema.subschema("additionalProperties")?;
        if others.allows_all() {
            return None;
        }
        let constraint = self.all_constraints(&others);
        let known = self.own_properties(schema);
        Some(Constraint::OtherFields(known, Box::new(constraint)))
    }

    /// Returns the properties that a schema itself evaluates.
    pub fn own_properties(&mut self, schema: &RawSchema<'a>) -> Known {
        let names = schema.map("properties").into_iter();
        let patterns = self.patterns(schema).into_iter();
        Known {
            names: names.map(|(name, _)| name.to_owned()).collect(),
            patterns: patterns.map(|(pattern, _)| pattern).collect(),
        }
    }

    /// Returns the required properties, without `readOnly` ones.
    fn required(&self, schema: &RawSchema<'a>) -> Option<Constraint> {
        let fields = schema.map("properties");
        let is_sent = |name: &&str| {
            let field = fields.iter().find(|(known, _)| known == name);
            field.is_none_or(|(_, field)| !self.is_read_only(field))
        };
        let names = schema.get("required")?.as_array()?.iter();
        let names = names.filter_map(Value::as_str).filter(is_sent);
        let names: Vec<String> = names.map(str::to_owned).collect();
        (!names.is_empty()).then_some(Constraint::Required(names))
    }
}
