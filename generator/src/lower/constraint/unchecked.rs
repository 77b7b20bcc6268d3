//! Constraints that the type of a value does not check.

use serde_json::Value;

use super::{Coverage, Lowering};
use crate::lower::schema::raw_schema::RawSchema;
use crate::model::{Constraint, Known};
use crate::source::rust_type;

impl<'a> Lowering<'a> {
    pub fn unchecked(&mut self, schema: &RawSchema<'a>) -> Constraint {
        self.unchecked_of(schema, Coverage::Unchecked)
    }

    /// Returns the unchecked constraints of a schema.
    pub fn unchecked_of(&mut self, schema: &RawSchema<'a>, coverage: Coverage) -> Constraint {
        if !self.has_unchecked(schema) {
            return Constraint::Any;
        }
        let mut constraints = Vec::new();
        if let Some(target) = schema.target(self.document)
            && self.has_unchecked(&target)
        {
            constraints.push(self.referred(&target, coverage));
        }
        if schema.is_reference(self.document) {
            return Constraint::all(constraints);
        }
        let own = self.unchecked_keywords(schema);
        if own == [rust_type::EXTENSION] {
            return self.all_constraints(schema);
        }
        for keyword in &own {
            constraints.push(match *keyword {
                "properties" => forbidden_fields(schema),
                keyword => self.keyword(schema, keyword),
            });
        }
        self.unchecked_subschemas(schema, &own, &mut constraints);
        for member in schema.list("allOf") {
            constraints.push(self.unchecked_of(&member, Coverage::UncheckedOfBase));
        }
        for keyword in ["anyOf", "oneOf"] {
            if !own.contains(&keyword) {
                constraints.push(self.unchecked_of_union(schema, keyword));
            }
        }
        if coverage == Coverage::Unchecked {
            constraints.push(self.unchecked_of_subtypes(schema));
        }
        match Constraint::all(constraints) {
            Constraint::Any => Constraint::Any,
            constraint if schema.is_true("nullable") => Constraint::Nullable(Box::new(constraint)),
            constraint => constraint,
        }
    }

    /// Adds those of properties and items.
    fn unchecked_subschemas(
        &mut self,
        schema: &RawSchema<'a>,
        own: &[&str],
        constraints: &mut Vec<Constraint>,
    ) {
        let mut fields = Vec::new();
        for (name, field) in schema.map("properties") {
            if !self.is_read_only(&field) && self.has_unchecked(&field) {
                fields.push((name.to_owned(), self.unchecked(&field)));
            }
        }
        if !fields.is_empty() {
            constraints.push(Constraint::Fields(fields));
        }
        if own.contains(&"patternProperties") {
            // The type ignores the patterns.
            constraints.push(self.keyword(schema, "additionalProperties"));
        } else if let Some(others) = schema.subschema("additionalProperties") {
            match self.unchecked(&others) {
                Constraint::Any => {}
                constraint => {
                    let known = Known {
                        names: schema
                            .map("properties")
                            .iter()
                            .map(|(name, _)| (*name).to_owned())
                            .collect(),
                        patterns: Vec::new(),
                    };
                    constraints.push(Constraint::OtherFields(known, Box::new(constraint)));
                }
            }
        }
        if schema.prefix_items().is_empty() {
            if let Some(items) = schema.items() {
                match self.unchecked(&items) {
                    Constraint::Any => {}
                    constraint => constraints.push(Constraint::Items(0, Box::new(constraint))),
                }
            }
        } else if own.contains(&"prefixItems") {
            constraints.push(self.keyword(schema, "items"));
        }
    }
}

/// Forbids the properties whose schema is `false`.
fn forbidden_fields(schema: &RawSchema<'_>) -> Constraint {
    let fields = schema.map("properties").into_iter();
    let forbidden = fields.filter(|(_, field)| *field.value == Value::Bool(false));
    Constraint::Fields(
        forbidden
            .map(|(name, _)| (name.to_owned(), Constraint::Never))
            .collect(),
    )
}
