//! `not`, `if`, and what depends on a field.

use serde_json::Value;

use super::{At, Lowering, describe};
use crate::model::Constraint;

impl<'a> Lowering<'a> {
    pub(super) fn condition(&mut self, at: &At<'a>, keyword: &str) -> Option<Constraint> {
        match keyword {
            "not" => {
                let excluded = self.whole(&at.inner(keyword)?);
                let words = describe::excluded(&excluded);
                match excluded {
                    Constraint::Any => Some(Constraint::Never),
                    Constraint::Never => None,
                    excluded => Some(Constraint::Not(Box::new(excluded), words)),
                }
            }
            "dependentRequired" => dependent_required(at),
            "dependentSchemas" => {
                let mut rules = Vec::new();
                for (name, schema) in at.named(keyword) {
                    let rule = self.whole(&schema);
                    rules.push(when_given(name, rule));
                }
                Some(Constraint::all(rules))
            }
            _ => self.if_then_else(at),
        }
    }

    fn if_then_else(&mut self, at: &At<'a>) -> Option<Constraint> {
        let condition = self.whole(&at.inner("if")?);
        let mut branch = |keyword| {
            at.inner(keyword)
                .map_or(Constraint::Any, |one| self.whole(&one))
        };
        let (then, otherwise) = (branch("then"), branch("else"));
        let says = then != Constraint::Any || otherwise != Constraint::Any;
        says.then(|| Constraint::If(Box::new([condition, then, otherwise])))
    }
}

fn dependent_required(at: &At<'_>) -> Option<Constraint> {
    let dependent = at.get("dependentRequired")?.as_object()?;
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
