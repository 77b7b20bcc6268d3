//! `not`, `if`, and what depends on a field.

use serde_json::Value;

use super::{At, Lowering, words};
use crate::model::Rule;

impl<'a> Lowering<'a> {
    pub(super) fn condition(&mut self, at: &At<'a>, keyword: &str) -> Option<Rule> {
        match keyword {
            "not" => {
                let excluded = self.whole(&at.inner(keyword)?);
                let words = words::excluded(&excluded);
                match excluded {
                    Rule::Any => Some(Rule::Never),
                    Rule::Never => None,
                    excluded => Some(Rule::Not(Box::new(excluded), words)),
                }
            }
            "dependentRequired" => dependent_required(at),
            "dependentSchemas" => {
                let mut rules = Vec::new();
                for (name, schema) in at.named(keyword) {
                    let rule = self.whole(&schema);
                    rules.push(when_given(name, rule));
                }
                Some(Rule::all(rules))
            }
            _ => self.if_then_else(at),
        }
    }

    fn if_then_else(&mut self, at: &At<'a>) -> Option<Rule> {
        let condition = self.whole(&at.inner("if")?);
        let mut branch = |keyword| at.inner(keyword).map_or(Rule::Any, |one| self.whole(&one));
        let (then, otherwise) = (branch("then"), branch("else"));
        let says = then != Rule::Any || otherwise != Rule::Any;
        says.then(|| Rule::If(Box::new([condition, then, otherwise])))
    }
}

fn dependent_required(at: &At<'_>) -> Option<Rule> {
    let dependent = at.get("dependentRequired")?.as_object()?;
    let rules = dependent.iter().map(|(name, fields)| {
        let fields = fields.as_array().into_iter().flatten();
        let fields = fields.filter_map(Value::as_str).map(str::to_owned);
        when_given(name, Rule::Required(fields.collect()))
    });
    Some(Rule::all(rules.collect()))
}

/// What an object must hold to that has a field; other values hold to it.
fn when_given(name: &str, rule: Rule) -> Rule {
    use crate::model::ValueType::Object;
    let given = vec![
        Rule::Types(vec![Object]),
        Rule::Required(vec![name.to_owned()]),
    ];
    Rule::If(Box::new([Rule::All(given), rule, Rule::Any]))
}
