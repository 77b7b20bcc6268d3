//! `not`, `if`, and what depends on a field.

use serde_json::Value;

use super::{Lowering, describe};
use crate::lower::schema::raw_schema::RawSchema;
use crate::model::Constraint;

impl<'a> Lowering<'a> {
    pub(super) fn condition(
        &mut self,
        schema: &RawSchema<'a>,
        keyword: &str,
    ) -> Option<Constraint> {
        match keyword {
            "not" => {
                let excluded = self.whole(&schema.subschema(keyword)?);
                let words = describe::excluded(&excluded);
                match excluded {
                    Constraint::Any => Some(Constraint::Never),
                    Constraint::Never => None,
                    excluded => Some(Constraint::Not(Box::new(excluded), words)),
                }
            }
            "dependentRequired" => dependent_required(schema),
            "dependentSchemas" => {
                let mut rules = Vec::new();
                for (name, schema) in schema.map(keyword) {
                    let rule = self.whole(&schema);
                    rules.push(when_given(name, rule));
                }
                Some(Constraint::all(rules))
            }
            _ => self.if_then_else(schema),
        }
    }

    fn if_then_else(&mut self, schema: &RawSchema<'a>) -> Option<Constraint> {
        let condition = self.whole(&schema.subschema("if")?);
        let mut branch = |keyword| {
            schema
                .subschema(keyword)
                .map_or(Constraint::Any, |one| self.whole(&one))
        };
        let (then, otherwise) = (branch("then"), branch("else"));
        let says = then != Constraint::Any || otherwise != Constraint::Any;
        says.then(|| Constraint::If(Box::new([condition, then, otherwise])))
    }
}

fn dependent_required(schema: &RawSchema<'_>) -> Option<Constraint> {
    let dependent = schema.get("dependentRequired")?.as_object()?;
    let rules = dependent.iter().map(|(name, fields)| {
        let fields = fields.as_array().into_iter().flatten();
        let fields = fields.filter_map(Value::as_str).map(str::to_owned);
        when_given(name, Constraint::Required(fields.collect()))
    });
    Some(Constraint::all(rules.collect()))
}

/// What an object must hold to that has a field; other values hold to it.
fn when_given(name: &str, rule: Constraint) -> Constraint {
    use crate::model::ValueType::Object;
    let given = vec![
        Constraint::Types(vec![Object]),
        Constraint::Required(vec![name.to_owned()]),
    ];
    Constraint::If(Box::new([Constraint::All(given), rule, Constraint::Any]))
}
