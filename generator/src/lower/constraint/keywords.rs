//! All that a schema says.

use serde_json::Value;

use super::{At, Extent, Lowering, describe};
use crate::model::{Bounds, Constraint, Count, Format, Text, ValueType};
use crate::report::{Code, quoted};

/// The keywords that say something of values, in the order in which they are checked.
const KEYWORDS: [&str; 30] = [
    "type",
    "enum",
    "const",
    "minimum",
    "exclusiveMinimum",
    "multipleOf",
    "minLength",
    "items",
    "prefixItems",
    "minItems",
    "uniqueItems",
    "contains",
    "unevaluatedItems",
    "required",
    "properties",
    "patternProperties",
    "additionalProperties",
    "propertyNames",
    "minProperties",
    "maxProperties",
    "dependentRequired",
    "dependentSchemas",
    "allOf",
    "anyOf",
    "oneOf",
    "not",
    "if",
    "unevaluatedProperties",
    "$dynamicRef",
    "$id",
];

impl<'a> Lowering<'a> {
    /// All rules of a schema.
    pub(super) fn whole(&mut self, at: &At<'a>) -> Constraint {
        match at.schema {
            Value::Bool(true) => return Constraint::Any,
            Value::Bool(false) => return Constraint::Never,
            _ => {}
        }
        let mut rules = Vec::new();
        if let Some(target) = self.target(at) {
            rules.push(self.referred(&target, Extent::Whole));
        }
        if self.is_reference(at) {
            return Constraint::all(rules);
        }
        for keyword in KEYWORDS {
            rules.push(self.keyword(at, keyword));
        }
        match Constraint::all(rules) {
            Constraint::Any => Constraint::Any,
            rule if at.is_nullable() => Constraint::Nullable(Box::new(rule)),
            rule => rule,
        }
    }

    /// What one keyword says, with those that belong to it.
    pub(super) fn keyword(&mut self, at: &At<'a>, keyword: &str) -> Constraint {
        let rule = match keyword {
            "type" => types(at),
            "enum" | "const" => values(at, keyword),
            "minimum" | "exclusiveMinimum" => self.bounds(at, keyword),
            "multipleOf" => self.multiple(at),
            "minLength" => self.rule_of_text(at),
            "items" | "prefixItems" | "minItems" | "uniqueItems" | "contains"
            | "unevaluatedItems" => self.array_keyword(at, keyword),
            "required"
            | "properties"
            | "patternProperties"
            | "additionalProperties"
            | "propertyNames"
            | "minProperties"
            | "maxProperties"
            | "unevaluatedProperties" => self.object_keyword(at, keyword),
            "dependentRequired" | "dependentSchemas" | "if" | "not" => self.condition(at, keyword),
            "allOf" => Some(Constraint::all(self.whole_of_all(at.listed(keyword)))),
            "anyOf" | "oneOf" => self.whole_choice(at, keyword),
            _ => self.refuse_keyword(at, keyword),
        };
        rule.unwrap_or(Constraint::Any)
    }

    /// All rules of some schemas.
    pub(super) fn whole_of_all(&mut self, schemas: Vec<At<'a>>) -> Vec<Constraint> {
        schemas.iter().map(|one| self.whole(one)).collect()
    }

    fn bounds(&mut self, at: &At<'a>, keyword: &str) -> Option<Constraint> {
        if keyword == "exclusiveMinimum" && at.get("minimum").is_some() {
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
            let bound = self.exact(at, inclusive);
            match at.get(exclusive) {
                Some(Value::Bool(true)) => *beyond = bound,
                _ => {
                    *plain = bound;
                    *beyond = self.exact(at, exclusive);
                }
            }
        }
        (bounds != Bounds::default()).then_some(Constraint::Bounds(bounds))
    }

    /// A bound, which a number of 64 bits holds without a loss.
    fn exact(&mut self, at: &At<'a>, keyword: &str) -> Option<f64> {
        let number = at.get(keyword)?.as_number()?;
        let bound = number.as_f64()?;
        let is_exact = number
            .as_i128()
            .is_none_or(|integer| bound as i128 == integer);
        if !is_exact {
            let what = "a bound of more than 53 bits under a condition";
            self.unsupported(Code::UnsupportedRule, &at.place.key(keyword), what);
        }
        Some(bound)
    }

    fn multiple(&mut self, at: &At<'a>) -> Option<Constraint> {
        let number = at.get("multipleOf")?.as_number()?;
        if number.as_f64().is_none_or(|step| step <= 0.0) {
            let place = at.place.key("multipleOf");
            self.report.add(
                Code::MultipleOfNothing,
                &place,
                "this must be greater than 0",
            );
        }
        Some(Constraint::MultipleOf(number.to_string()))
    }

    fn rule_of_text(&mut self, at: &At<'a>) -> Option<Constraint> {
        let pattern = at.get("pattern").and_then(Value::as_str);
        let place = at.place.key("pattern");
        let text = Text {
            minimum: at.count("minLength"),
            maximum: at.count("maxLength"),
            pattern: pattern.and_then(|source| self.pattern(source, &place)),
            format: self.format_of(at),
        };
        (text != Text::default()).then_some(Constraint::Text(text))
    }

    /// The format of texts, where a type stands for it elsewhere.
    fn format_of(&mut self, at: &At<'a>) -> Option<Format> {
        let format = self.choices.of(at.get("format")?.as_str()?)?;
        let is_text = at.get("type").is_none_or(|ty| {
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

    fn array_keyword(&mut self, at: &At<'a>, keyword: &str) -> Option<Constraint> {
        match keyword {
            "items" if at.get(keyword)?.is_array() => {
                let positions = self.whole_of_all(at.positions());
                Some(Constraint::Positions(positions))
            }
            "items" => {
                let items = self.whole(&at.items()?);
                let first = at.positions().len();
                (items != Constraint::Any).then(|| Constraint::Items(first, Box::new(items)))
            }
            "prefixItems" if at.get("items").is_some_and(Value::is_array) => None,
            "prefixItems" => {
                let positions = self.whole_of_all(at.positions());
                let says = positions.iter().any(|one| *one != Constraint::Any);
                says.then_some(Constraint::Positions(positions))
            }
            "minItems" => count(at, "minItems", "maxItems").map(Constraint::ItemCount),
            "uniqueItems" => (at.get(keyword)? == &Value::Bool(true)).then_some(Constraint::Unique),
            "contains" => {
                let wanted = self.whole(&at.inner(keyword)?);
                let count = Count {
                    minimum: Some(at.count("minContains").unwrap_or(1)),
                    maximum: at.count("maxContains"),
                };
                Some(Constraint::Contains(Box::new(wanted), count))
            }
            _ => self.unevaluated_items(at),
        }
    }

    fn refuse_keyword(&mut self, at: &At<'a>, keyword: &str) -> Option<Constraint> {
        let is_harmless = keyword == "$id" && !at.schema.to_string().contains("\"$ref\"");
        if at.get(keyword).is_some() && !is_harmless {
            let what = quoted(keyword);
            self.unsupported(Code::UnsupportedRule, &at.place.key(keyword), what)
                .at_key();
        }
        None
    }
}

/// The least and the greatest count, by their keywords.
pub(super) fn count(at: &At<'_>, minimum: &str, maximum: &str) -> Option<Count> {
    let count = Count {
        minimum: at.count(minimum),
        maximum: at.count(maximum),
    };
    (!count.is_free()).then_some(count)
}

fn types(at: &At<'_>) -> Option<Constraint> {
    let names: Vec<&str> = match at.get("type")? {
        Value::String(name) => vec![name],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => return None,
    };
    let types = names.into_iter().filter_map(describe::type_named);
    let types: Vec<ValueType> = types.collect();
    (!types.is_empty()).then_some(Constraint::Types(types))
}

fn values(at: &At<'_>, keyword: &str) -> Option<Constraint> {
    let value = at.get(keyword)?;
    Some(Constraint::Values(match (keyword, value) {
        ("enum", Value::Array(values)) => values.clone(),
        _ => vec![value.clone()],
    }))
}
