//! What a schema says that the type of its values does not check.

use serde_json::Value;

use super::{Extent, Lowering};
use crate::lower::schema::raw_schema::RawSchema;
use crate::model::{Constraint, Known};
use crate::source::foreign;

impl<'a> Lowering<'a> {
    /// The rules of a schema that its type does not check.
    pub(super) fn rest(&mut self, schema: &RawSchema<'a>) -> Constraint {
        self.rest_of(schema, Extent::Rest)
    }

    /// The same, or less: of a schema that another includes, without those that include it.
    pub(super) fn rest_of(&mut self, schema: &RawSchema<'a>, extent: Extent) -> Constraint {
        if !self.has_rest(schema) {
            return Constraint::Any;
        }
        let mut rules = Vec::new();
        if let Some(target) = schema.target(self.document)
            && self.has_rest(&target)
        {
            rules.push(self.referred(&target, extent));
        }
        if schema.is_reference(self.document) {
            return Constraint::all(rules);
        }
        let own = self.own_rules(schema);
        if own == [foreign::EXTENSION] {
            return self.whole(schema);
        }
        for keyword in &own {
            rules.push(match *keyword {
                "properties" => forbidden_fields(schema),
                keyword => self.keyword(schema, keyword),
            });
        }
        self.rest_of_parts(schema, &own, &mut rules);
        for member in schema.list("allOf") {
            rules.push(self.rest_of(&member, Extent::Base));
        }
        for keyword in ["anyOf", "oneOf"] {
            if !own.contains(&keyword) {
                rules.push(self.rest_of_choice(schema, keyword));
            }
        }
        if extent == Extent::Rest {
            rules.push(self.rest_of_heirs(schema));
        }
        match Constraint::all(rules) {
            Constraint::Any => Constraint::Any,
            rule if schema.is_true("nullable") => Constraint::Nullable(Box::new(rule)),
            rule => rule,
        }
    }

    /// The rules of fields and items.
    fn rest_of_parts(&mut self, schema: &RawSchema<'a>, own: &[&str], rules: &mut Vec<Constraint>) {
        let mut fields = Vec::new();
        for (name, field) in schema.map("properties") {
            if !self.is_read_only(&field) && self.has_rest(&field) {
                fields.push((name.to_owned(), self.rest(&field)));
            }
        }
        if !fields.is_empty() {
            rules.push(Constraint::Fields(fields));
        }
        if own.contains(&"patternProperties") {
            // Its type knows nothing of the patterns.
            rules.push(self.keyword(schema, "additionalProperties"));
        } else if let Some(others) = schema.subschema("additionalProperties") {
            match self.rest(&others) {
                Constraint::Any => {}
                rule => {
                    let known = Known {
                        names: schema
                            .map("properties")
                            .iter()
                            .map(|(name, _)| (*name).to_owned())
                            .collect(),
                        ..Known::default()
                    };
                    rules.push(Constraint::OtherFields(known, Box::new(rule)));
                }
            }
        }
        if schema.prefix_items().is_empty() {
            if let Some(items) = schema.items() {
                match self.rest(&items) {
                    Constraint::Any => {}
                    rule => rules.push(Constraint::Items(0, Box::new(rule))),
                }
            }
        } else if own.contains(&"prefixItems") {
            rules.push(self.keyword(schema, "items"));
        }
    }
}

/// The rule that the fields are not there whose schema is `false`.
fn forbidden_fields(schema: &RawSchema<'_>) -> Constraint {
    let fields = schema.map("properties").into_iter();
    let forbidden = fields.filter(|(_, field)| *field.value == Value::Bool(false));
    Constraint::Fields(
        forbidden
            .map(|(name, _)| (name.to_owned(), Constraint::Never))
            .collect(),
    )
}
