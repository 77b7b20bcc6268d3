//! Conditional keywords: `not`, `if`, `dependentRequired` and `dependentSchemas`.

use serde_json::Value;

use super::{Lowering, describe};
use crate::lower::schema::raw_schema::RawSchema;
use crate::model::Constraint;

impl<'a> Lowering<'a> {
    pub fn condition(&mut self, schema: &RawSchema<'a>, keyword: &str) -> Option<Constraint> {
        match keyword {
            "not" => {
                let excluded = self.all_constraints(&schema.subschema(keyword)?);
                let expected = describe::excluded(&excluded);
                match excluded {
                    Constraint::Any => Some(Constraint::Never),
                    Constraint::Never => None,
                    excluded => Some(Constraint::Not(Box::new(excluded), expected)),
                }
            }
            "dependentRequired" => dependent_required(schema),
            "dependentSchemas" => {
                let mut constraints = Vec::new();
                for (name, schema) in schema.map(keyword) {
                    let constraint = self.all_constraints(&schema);
                    constraints.push(when_given(name, constraint));
                }
                Some(Constraint::all(constraints))
            }
            _ => self.if_then_else(schema),
        }
    }

    fn if_then_else(&mut self, schema: &RawSchema<'a>) -> Option<Constraint> {
        let condition = self.all_constraints(&schema.subschema("if")?);
        let mut variant = |keyword| {
            schema
                .subschema(keyword)
                .map_or(Constraint::Any, |one| self.all_constraints(&one))
        };
        let (then, otherwise) = (variant("then"), variant("else"));
        let has_effect = then != Constraint::Any || otherwise != Constraint::Any;
        has_effect.then(|| Constraint::If(Box::new([condition, then, otherwise])))
    }
}

fn dependent_required(schema: &RawSchema<'_>) -> Option<Constraint> {
    let dependent = schema.get("dependentRequired")?.as_object()?;
    let constraints = dependent.iter().map(|(name, fields)| {
        let fields = fields.as_array().into_iter().flatten();
        let fields = fields.filter_map(Value::as_str).map(str::to_owned);
        when_given(name, Constraint::Required(fields.collect()))
    });
    Some(Constraint::all(constraints.collect()))
}

/// Returns a constraint for objects with a property.
fn when_given(name: &str, constraint: Constraint) -> Constraint {
    use crate::model::ValueType::Object;
    let given = vec![
        Constraint::Types(vec![Object]),
        Constraint::Required(vec![name.to_owned()]),
    ];
    Constraint::If(Box::new([
        Constraint::All(given),
        constraint,
        Constraint::Any,
    ]))
}
