//! Rules for the fields of objects.

use serde_json::Value;

use super::keywords::count;
use super::search::allows_all;
use super::{At, Lowering};
use crate::model::{Constraint, Count, Known, Pattern};

impl<'a> Lowering<'a> {
    pub(super) fn object_keyword(&mut self, at: &At<'a>, keyword: &str) -> Option<Constraint> {
        match keyword {
            "required" => self.required(at),
            "properties" => self.fields(at),
            "patternProperties" => {
                let mut fields = Vec::new();
                for (pattern, values) in self.patterns(at) {
                    fields.push((pattern, self.whole(&values)));
                }
                let says = fields.iter().any(|(_, rule)| *rule != Constraint::Any);
                says.then_some(Constraint::PatternFields(fields))
            }
            "additionalProperties" => self.other_fields(at),
            "propertyNames" => {
                let names = self.whole(&at.inner(keyword)?);
                (names != Constraint::Any).then(|| Constraint::Names(Box::new(names)))
            }
            "minProperties" => count(at, keyword, "maxProperties").map(Constraint::FieldCount),
            "maxProperties" if at.get("minProperties").is_some() => None,
            "maxProperties" => Some(Constraint::FieldCount(Count {
                minimum: None,
                maximum: Some(at.count(keyword)?),
            })),
            _ => self.unevaluated_fields(at),
        }
    }

    fn fields(&mut self, at: &At<'a>) -> Option<Constraint> {
        let mut fields = Vec::new();
        for (name, field) in at.named("properties") {
            if self.is_read_only(&field) {
                continue;
            }
            match self.whole(&field) {
                Constraint::Any => {}
                rule => fields.push((name.to_owned(), rule)),
            }
        }
        (!fields.is_empty()).then_some(Constraint::Fields(fields))
    }

    /// The schemas of fields whose names match patterns.
    pub(super) fn patterns(&mut self, at: &At<'a>) -> Vec<(Pattern, At<'a>)> {
        let mut patterns = Vec::new();
        for (source, values) in at.named("patternProperties") {
            if let Some(pattern) = self.pattern(source, &values.place) {
                patterns.push((pattern, values));
            }
        }
        patterns
    }

    fn other_fields(&mut self, at: &At<'a>) -> Option<Constraint> {
        let others = at.inner("additionalProperties")?;
        if allows_all(others.schema) {
            return None;
        }
        let rule = self.whole(&others);
        let known = self.own_fields(at);
        Some(Constraint::OtherFields(known, Box::new(rule)))
    }

    /// The fields that a schema itself names.
    pub(super) fn own_fields(&mut self, at: &At<'a>) -> Known {
        let names = at.named("properties").into_iter();
        let patterns = self.patterns(at).into_iter();
        Known {
            names: names.map(|(name, _)| name.to_owned()).collect(),
            patterns: patterns.map(|(pattern, _)| pattern).collect(),
            ..Known::default()
        }
    }

    /// The fields that a request must have: none of those that only the server sends.
    fn required(&self, at: &At<'a>) -> Option<Constraint> {
        let fields = at.named("properties");
        let is_sent = |name: &&str| {
            let field = fields.iter().find(|(known, _)| known == name);
            field.is_none_or(|(_, field)| !self.is_read_only(field))
        };
        let names = at.get("required")?.as_array()?.iter();
        let names = names.filter_map(Value::as_str).filter(is_sent);
        let names: Vec<String> = names.map(str::to_owned).collect();
        (!names.is_empty()).then_some(Constraint::Required(names))
    }
}
