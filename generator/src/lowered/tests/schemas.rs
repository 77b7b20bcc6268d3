//! The schemas of values.

use super::types::pattern;
use super::{Outline, quoted, range};
use crate::lowered::{
    ArraySchema, Count, Evaluator, NumberConstraint, ObjectSchema, TextConstraint, ValueSchema,
};

impl Outline<'_> {
    pub fn schemas(&self) -> Vec<String> {
        let used = self.api.used_schemas().into_keys();
        let all = used.map(|id| {
            let named = &self.api.schemas[id.0];
            let schema = self.schema(&named.schema);
            format!("schema {} of {}: {schema}", named.constant, named.subject)
        });
        all.collect()
    }

    fn schema(&self, schema: &ValueSchema) -> String {
        let one = |schema: &ValueSchema| self.schema(schema);
        let all = |schemas: &[ValueSchema]| schemas.iter().map(one).collect::<Vec<_>>().join(", ");
        match schema {
            ValueSchema::Any => "any".to_owned(),
            ValueSchema::Never => "never".to_owned(),
            ValueSchema::Null => "null".to_owned(),
            ValueSchema::Boolean => "boolean".to_owned(),
            ValueSchema::Integer(it) => format!("integer{}", numbers(it)),
            ValueSchema::Number(it) => format!("number{}", numbers(it)),
            ValueSchema::String(it) => format!("string{}", texts(it)),
            ValueSchema::Values(values) => {
                let values: Vec<String> = values.iter().map(ToString::to_string).collect();
                values.join(" | ")
            }
            ValueSchema::Array(it) => self.array_schema(it),
            ValueSchema::Object(it) => self.object_schema(it),
            ValueSchema::Nullable(it) => format!("nullable({})", one(it)),
            ValueSchema::Types(it) => format!("types({})", all(it)),
            ValueSchema::Untyped(it) => format!("untyped({})", all(it)),
            ValueSchema::Reference(id) => self.api.schemas[id.0].constant.clone(),
            ValueSchema::All(it) => format!("all({})", all(it)),
            ValueSchema::Some(it, expected) => {
                format!("some({}){}", all(it), quoted_after(expected))
            }
            ValueSchema::One(it, expected) => format!("one({}){}", all(it), quoted_after(expected)),
            ValueSchema::Union(it) => {
                let name = it.types.iter().map(|id| self.name_of(*id));
                let name = name.collect::<Vec<_>>().join("|");
                let count = if it.exclusive { "one" } else { "some" };
                format!("{name} {count}({})", all(&it.variants))
            }
            ValueSchema::Tagged(it) => {
                let rows = it.schemas.iter();
                let rows = rows.map(|(tag, schema)| format!("{tag}: {}", one(schema)));
                let default = it
                    .default
                    .iter()
                    .map(|schema| format!("_: {}", one(schema)));
                let rows: Vec<String> = rows.chain(default).collect();
                format!("by {:?} {{ {} }}", it.field, rows.join(", "))
            }
            ValueSchema::Not(it, expected) => format!("not({}) {expected:?}", one(it)),
            ValueSchema::If(it) => format!("if({})", all(it.as_slice())),
            ValueSchema::Unevaluated(it) => {
                let what = if it.is_of_items { "items" } else { "fields" };
                let evaluators = it.evaluators.iter().map(|one| self.evaluator(one));
                let evaluators = evaluators.collect::<Vec<_>>().join(", ");
                format!(
                    "unevaluated {what}({}) except {evaluators}",
                    one(&it.schema)
                )
            }
        }
    }

    fn array_schema(&self, array: &ArraySchema) -> String {
        let first = array.first.iter().map(|one| self.schema(one));
        let mut parts: Vec<String> = first.collect();
        if array.items != ValueSchema::Any {
            parts.push(format!("..{}", self.schema(&array.items)));
        }
        parts.extend(count("items", array.count));
        parts.extend(array.unique.then(|| "unique".to_owned()));
        for (schema, times) in &array.contains {
            let times = count("", *times).unwrap_or_default();
            parts.push(format!("contains{times} {}", self.schema(schema)));
        }
        format!("[{}]", parts.join(", "))
    }

    fn object_schema(&self, object: &ObjectSchema) -> String {
        let fields = object.fields.iter().map(|field| {
            let mark = if field.required { "" } else { "?" };
            format!("{}{mark}: {}", field.name, self.schema(&field.schema))
        });
        let mut parts: Vec<String> = fields.collect();
        let required = object.required.iter();
        parts.extend(required.map(|name| format!("required {name}")));
        for (name, schema) in &object.patterns {
            parts.push(format!("{}: {}", pattern(name), self.schema(schema)));
        }
        if object.additional != ValueSchema::Any {
            parts.push(format!("..: {}", self.schema(&object.additional)));
        }
        if object.names != ValueSchema::Any {
            parts.push(format!("names {}", self.schema(&object.names)));
        }
        parts.extend(count("fields", object.count));
        format!("{{ {} }}", parts.join(", "))
    }

    fn evaluator(&self, evaluator: &Evaluator) -> String {
        let mut parts = evaluator.fields.clone();
        parts.extend(evaluator.patterns.iter().map(pattern));
        parts.extend(evaluator.all.then(|| "all".to_owned()));
        parts.extend((evaluator.first > 0).then(|| format!("first {}", evaluator.first)));
        parts.extend(evaluator.items.iter().map(|one| self.schema(one)));
        let conditions = evaluator.conditions.iter().map(|one| self.schema(one));
        let conditions = conditions.map(|one| format!(" if {one}"));
        format!("({}{})", parts.join(", "), conditions.collect::<String>())
    }
}

fn quoted_after(text: &Option<String>) -> String {
    let text = quoted(text, "");
    if text.is_empty() {
        text
    } else {
        format!(" {text}")
    }
}

pub fn numbers(constraints: &[NumberConstraint]) -> String {
    let all = constraints.iter().map(|one| match one {
        NumberConstraint::Minimum(limit) => format!(">= {limit}"),
        NumberConstraint::Maximum(limit) => format!("<= {limit}"),
        NumberConstraint::ExclusiveMinimum(limit) => format!("> {limit}"),
        NumberConstraint::ExclusiveMaximum(limit) => format!("< {limit}"),
        NumberConstraint::MultipleOf(step) => format!("multiple of {step}"),
    });
    in_parentheses(all.collect())
}

pub fn texts(constraints: &[TextConstraint]) -> String {
    let all = constraints.iter().map(|one| match one {
        TextConstraint::Length(it) => count("", *it).unwrap_or_default(),
        TextConstraint::Pattern(it) => pattern(it),
        TextConstraint::Format(it) => format!("{it:?}"),
    });
    in_parentheses(all.collect())
}

fn in_parentheses(all: Vec<String>) -> String {
    match all.is_empty() {
        true => String::new(),
        false => format!("({})", all.join(", ")),
    }
}

fn count(of: &str, count: Count) -> Option<String> {
    let range = range(count.minimum, count.maximum)?;
    Some(format!("{of} {range}").trim_start().to_owned())
}
