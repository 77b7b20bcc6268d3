//! Constraints that types do not check.

use super::types::{pattern, text_constraints};
use super::{Outline, quoted, range};
use crate::model::{Bounds, Constraint, Count, Known, ValueType};

impl Outline<'_> {
    pub fn constraints(&self) -> Vec<String> {
        let used = self.api.used_constraints().into_iter();
        let all = used.map(|id| {
            let named = &self.api.constraints[id.0];
            let constraint = self.constraint(&named.constraint);
            format!(
                "constraint {} of {}: {constraint}",
                named.constant, named.subject
            )
        });
        all.collect()
    }

    fn constraint(&self, constraint: &Constraint) -> String {
        let one = |constraint: &Constraint| self.constraint(constraint);
        let all = |constraints: &[Constraint]| {
            let all: Vec<String> = constraints.iter().map(one).collect();
            all.join(", ")
        };
        let entries = |constraints: &[(String, Constraint)]| {
            let all = constraints.iter();
            let all = all.map(|(name, constraint)| format!("{name}: {}", one(constraint)));
            all.collect::<Vec<_>>().join(", ")
        };
        match constraint {
            Constraint::Any => "any".to_owned(),
            Constraint::Never => "never".to_owned(),
            Constraint::Types(types) => types
                .iter()
                .copied()
                .map(name)
                .collect::<Vec<_>>()
                .join(" | "),
            Constraint::Values(values) => {
                let values: Vec<String> = values.iter().map(ToString::to_string).collect();
                values.join(" | ")
            }
            Constraint::Bounds(it) => bounds(it),
            Constraint::MultipleOf(it) => format!("multiple of {it}"),
            Constraint::Text(it) => format!("text({})", text_constraints(it).join(", ")),
            Constraint::Items(0, it) => format!("items({})", one(it)),
            Constraint::Items(start, it) => format!("items from {start}({})", one(it)),
            Constraint::Positions(items) => format!("[{}]", all(items)),
            Constraint::ItemCount(it) => format!("items {}", count(*it)),
            Constraint::Unique => "unique".to_owned(),
            Constraint::Contains(it, times) => format!("contains {} {}", count(*times), one(it)),
            Constraint::Required(names) => format!("required({})", names.join(", ")),
            Constraint::Fields(fields) => format!("{{ {} }}", entries(fields)),
            Constraint::PatternFields(fields) => {
                let fields = fields.iter();
                let fields =
                    fields.map(|(it, constraint)| format!("{}: {}", pattern(it), one(constraint)));
                format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
            }
            Constraint::OtherFields(Known { names, patterns }, it) => {
                let known = names.iter().cloned().chain(patterns.iter().map(pattern));
                format!(
                    "other than ({}): {}",
                    known.collect::<Vec<_>>().join(", "),
                    one(it)
                )
            }
            Constraint::Names(it) => format!("names({})", one(it)),
            Constraint::FieldCount(it) => format!("fields {}", count(*it)),
            Constraint::Not(it, expected) => format!("not({}) {expected:?}", one(it)),
            Constraint::All(it) => format!("all({})", all(it)),
            Constraint::Some(it, expected) => {
                format!("some({}){}", all(it), quoted_after(expected))
            }
            Constraint::One(it, expected) => format!("one({}){}", all(it), quoted_after(expected)),
            Constraint::If(it) => format!("if({})", all(it.as_slice())),
            Constraint::ByTag(name, it) => format!("by {name:?} {{ {} }}", entries(it)),
            Constraint::Nullable(it) => format!("nullable({})", one(it)),
            Constraint::Reference(id) => self.api.constraints[id.0].constant.clone(),
        }
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

fn name(ty: ValueType) -> &'static str {
    match ty {
        ValueType::Null => "null",
        ValueType::Boolean => "boolean",
        ValueType::Integer => "integer",
        ValueType::Number => "number",
        ValueType::String => "string",
        ValueType::Array => "array",
        ValueType::Object => "object",
    }
}

fn bounds(bounds: &Bounds) -> String {
    let all = [
        (">=", bounds.minimum),
        ("<=", bounds.maximum),
        (">", bounds.above),
        ("<", bounds.below),
    ];
    let all = all
        .into_iter()
        .filter_map(|(sign, bound)| Some(format!("{sign} {}", bound?)));
    all.collect::<Vec<_>>().join(" and ")
}

fn count(count: Count) -> String {
    range(count.minimum, count.maximum).unwrap_or_else(|| "..".to_owned())
}
