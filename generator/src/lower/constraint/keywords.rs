//! All keywords of a schema.

use serde_json::Value;

use super::{Coverage, Lowering, describe};
use crate::lower::schema::raw_schema::RawSchema;
use crate::model::{Bounds, Constraint, Count, Format, Text, ValueType};
use crate::report::{Code, quoted};

/// The keywords in the order in which they are checked.
const KEYWORDS: &str = "\
    type enum const minimum exclusiveMinimum multipleOf minLength items prefixItems minItems \
    uniqueItems contains unevaluatedItems required properties patternProperties \
    additionalProperties propertyNames minProperties maxProperties dependentRequired \
    dependentSchemas allOf anyOf oneOf not if unevaluatedProperties $dynamicRef $id";

impl<'a> Lowering<'a> {
    /// Returns the constraint for all keywords.
    pub fn all_constraints(&mut self, schema: &RawSchema<'a>) -> Constraint {
        match schema.value {
            Value::Bool(true) => return Constraint::Any,
            Value::Bool(false) => return Constraint::Never,
            _ => {}
        }
        let mut constraints = Vec::new();
        if let Some(target) = schema.target(self.document) {
            constraints.push(self.referred(&target, Coverage::All));
        }
        if schema.is_reference(self.document) {
            return Constraint::all(constraints);
        }
        for keyword in KEYWORDS.split_whitespace() {
            constraints.push(self.keyword(schema, keyword));
        }
        match Constraint::all(constraints) {
            Constraint::Any => Constraint::Any,
            constraint if schema.is_true("nullable") => Constraint::Nullable(Box::new(constraint)),
            constraint => constraint,
        }
    }

    /// Returns the constraint for a keyword and those that modify it.
    pub fn keyword(&mut self, schema: &RawSchema<'a>, keyword: &str) -> Constraint {
        let constraint = match keyword {
            "type" => types(schema),
            "enum" | "const" => values(schema, keyword),
            "minimum" | "exclusiveMinimum" => self.bounds(schema, keyword),
            "multipleOf" => self.multiple(schema),
            "minLength" => self.rule_of_text(schema),
            "items" | "prefixItems" | "minItems" | "uniqueItems" | "contains" => {
                self.array_keyword(schema, keyword)
            }
            "required"
            | "properties"
            | "patternProperties"
            | "additionalProperties"
            | "propertyNames"
            | "minProperties"
            | "maxProperties"
            | "unevaluatedProperties" => self.object_keyword(schema, keyword),
            "dependentRequired" | "dependentSchemas" | "if" | "not" => {
                self.condition(schema, keyword)
            }
            "allOf" => Some(Constraint::all(
                self.constraints_of_each(schema.list(keyword)),
            )),
            "anyOf" | "oneOf" => self.union_constraint(schema, keyword),
            _ => self.refuse_keyword(schema, keyword),
        };
        constraint.unwrap_or(Constraint::Any)
    }

    pub fn constraints_of_each(&mut self, schemas: Vec<RawSchema<'a>>) -> Vec<Constraint> {
        schemas
            .iter()
            .map(|one| self.all_constraints(one))
            .collect()
    }

    fn bounds(&mut self, schema: &RawSchema<'a>, keyword: &str) -> Option<Constraint> {
        if keyword == "exclusiveMinimum" && schema.get("minimum").is_some() {
            return None;
        }
        let mut bounds = Bounds::default();
        let rows = [
            (
                "minimum",
                "exclusiveMinimum",
                &mut bounds.minimum,
                &mut bounds.above,
            ),
            (
                "maximum",
                "exclusiveMaximum",
                &mut bounds.maximum,
                &mut bounds.below,
            ),
        ];
        for (inclusive, exclusive, plain, beyond) in rows {
            let bound = self.exact(schema, inclusive);
            match schema.get(exclusive) {
                Some(Value::Bool(true)) => *beyond = bound,
                _ => {
                    *plain = bound;
                    *beyond = self.exact(schema, exclusive);
                }
            }
        }
        (bounds != Bounds::default()).then_some(Constraint::Bounds(bounds))
    }

    /// Returns a bound. Reports it if an `f64` cannot represent it.
    fn exact(&mut self, schema: &RawSchema<'a>, keyword: &str) -> Option<f64> {
        let number = schema.get(keyword)?.as_number()?;
        let bound = number.as_f64()?;
        let is_exact = number
            .as_i128()
            .is_none_or(|integer| bound as i128 == integer);
        if !is_exact {
            let what = "a bound of more than 53 bits in a conditional schema";
            self.unsupported(Code::UnsupportedRule, &schema.place.key(keyword), what);
        }
        Some(bound)
    }

    fn multiple(&mut self, schema: &RawSchema<'a>) -> Option<Constraint> {
        let number = schema.get("multipleOf")?.as_number()?;
        if number.as_f64().is_none_or(|step| step <= 0.0) {
            let place = schema.place.key("multipleOf");
            self.diagnose(
                Code::MultipleOfNothing,
                &place,
                "`multipleOf` must be greater than 0",
            );
        }
        Some(Constraint::MultipleOf(number.to_string()))
    }

    fn rule_of_text(&mut self, schema: &RawSchema<'a>) -> Option<Constraint> {
        let pattern = schema.get("pattern").and_then(Value::as_str);
        let place = schema.place.key("pattern");
        let text = Text {
            minimum: schema.count("minLength"),
            maximum: schema.count("maxLength"),
            pattern: pattern.and_then(|source| self.pattern(source, &place)),
            format: self.format_of(schema),
        };
        (text != Text::default()).then_some(Constraint::Text(text))
    }

    /// Returns the format of a string whose type is defined by another schema.
    fn format_of(&mut self, schema: &RawSchema<'a>) -> Option<Format> {
        let format = self.choices.of(schema.get("format")?.as_str()?)?;
        let is_text = schema.get("type").is_none_or(|ty| {
            *ty == "string"
                || ty
                    .as_array()
                    .is_some_and(|types| types.iter().any(|ty| ty == "string"))
        });
        (is_text && format != Format::Password).then(|| {
            self.formats.insert(format);
            format
        })
    }

    fn array_keyword(&mut self, schema: &RawSchema<'a>, keyword: &str) -> Option<Constraint> {
        match keyword {
            "items" if schema.get(keyword)?.is_array() => {
                let positions = self.constraints_of_each(schema.prefix_items());
                Some(Constraint::Positions(positions))
            }
            "items" => {
                let items = self.all_constraints(&schema.items()?);
                let first = schema.prefix_items().len();
                (items != Constraint::Any).then(|| Constraint::Items(first, Box::new(items)))
            }
            "prefixItems" if schema.get("items").is_some_and(Value::is_array) => None,
            "prefixItems" => {
                let positions = self.constraints_of_each(schema.prefix_items());
                let has_effect = positions.iter().any(|one| *one != Constraint::Any);
                has_effect.then_some(Constraint::Positions(positions))
            }
            "minItems" => count(schema, "minItems", "maxItems").map(Constraint::ItemCount),
            "uniqueItems" => {
                (schema.get(keyword)? == &Value::Bool(true)).then_some(Constraint::Unique)
            }
            _ => {
                let wanted = self.all_constraints(&schema.subschema(keyword)?);
                let count = Count {
                    minimum: Some(schema.count("minContains").unwrap_or(1)),
                    maximum: schema.count("maxContains"),
                };
                Some(Constraint::Contains(Box::new(wanted), count))
            }
        }
    }

    /// Reports a keyword that is not enforced.
    pub fn refuse_keyword(&mut self, schema: &RawSchema<'a>, keyword: &str) -> Option<Constraint> {
        let is_harmless = keyword == "$id" && !schema.value.to_string().contains("\"$ref\"");
        if schema.get(keyword).is_some() && !is_harmless {
            let what = quoted(keyword);
            self.unsupported(Code::UnsupportedRule, &schema.place.key(keyword), what)
                .at_key();
        }
        None
    }
}

pub fn count(schema: &RawSchema<'_>, minimum: &str, maximum: &str) -> Option<Count> {
    let count = Count {
        minimum: schema.count(minimum),
        maximum: schema.count(maximum),
    };
    (!count.is_free()).then_some(count)
}

fn types(schema: &RawSchema<'_>) -> Option<Constraint> {
    let names: Vec<&str> = match schema.get("type")? {
        Value::String(name) => vec![name],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => return None,
    };
    let types = names.into_iter().filter_map(describe::type_named);
    let types: Vec<ValueType> = types.collect();
    (!types.is_empty()).then_some(Constraint::Types(types))
}

fn values(schema: &RawSchema<'_>, keyword: &str) -> Option<Constraint> {
    let value = schema.get(keyword)?;
    Some(Constraint::Values(match (keyword, value) {
        ("enum", Value::Array(values)) => values.clone(),
        _ => vec![value.clone()],
    }))
}
