//! What a schema says that the type of its values does not check.

use serde_json::Value;

use super::{At, Extent, Lowering};
use crate::model::{Constraint, Known};
use crate::source::rust_type;

impl<'a> Lowering<'a> {
    /// The rules of a schema that its type does not check.
    pub(super) fn rest(&mut self, at: &At<'a>) -> Constraint {
        self.rest_of(at, Extent::Rest)
    }

    /// The same, or less: of a schema that another includes, without those that include it.
    pub(super) fn rest_of(&mut self, at: &At<'a>, extent: Extent) -> Constraint {
        if !self.has_rest(at) {
            return Constraint::Any;
        }
        let mut rules = Vec::new();
        if let Some(target) = self.target(at)
            && self.has_rest(&target)
        {
            rules.push(self.referred(&target, extent));
        }
        if self.is_reference(at) {
            return Constraint::all(rules);
        }
        let own = self.own_rules(at);
        if own == [rust_type::EXTENSION] {
            return self.whole(at);
        }
        for keyword in &own {
            rules.push(match *keyword {
                "properties" => forbidden_fields(at),
                keyword => self.keyword(at, keyword),
            });
        }
        self.rest_of_parts(at, &own, &mut rules);
        for member in at.listed("allOf") {
            rules.push(self.rest_of(&member, Extent::Base));
        }
        for keyword in ["anyOf", "oneOf"] {
            if !own.contains(&keyword) {
                rules.push(self.rest_of_choice(at, keyword));
            }
        }
        if extent == Extent::Rest {
            rules.push(self.rest_of_heirs(at));
        }
        match Constraint::all(rules) {
            Constraint::Any => Constraint::Any,
            rule if at.is_nullable() => Constraint::Nullable(Box::new(rule)),
            rule => rule,
        }
    }

    /// The rules of fields and items.
    fn rest_of_parts(&mut self, at: &At<'a>, own: &[&str], rules: &mut Vec<Constraint>) {
        let mut fields = Vec::new();
        for (name, field) in at.named("properties") {
            if !self.is_read_only(&field) && self.has_rest(&field) {
                fields.push((name.to_owned(), self.rest(&field)));
            }
        }
        if !fields.is_empty() {
            rules.push(Constraint::Fields(fields));
        }
        if own.contains(&"patternProperties") {
            // Its type knows nothing of the patterns.
            rules.push(self.keyword(at, "additionalProperties"));
        } else if let Some(others) = at.inner("additionalProperties") {
            match self.rest(&others) {
                Constraint::Any => {}
                rule => {
                    let known = Known {
                        names: at
                            .named("properties")
                            .iter()
                            .map(|(name, _)| (*name).to_owned())
                            .collect(),
                        ..Known::default()
                    };
                    rules.push(Constraint::OtherFields(known, Box::new(rule)));
                }
            }
        }
        if at.positions().is_empty() {
            if let Some(items) = at.items() {
                match self.rest(&items) {
                    Constraint::Any => {}
                    rule => rules.push(Constraint::Items(0, Box::new(rule))),
                }
            }
        } else if own.contains(&"prefixItems") {
            rules.push(self.keyword(at, "items"));
        }
    }
}

/// The rule that the fields are not there whose schema is `false`.
fn forbidden_fields(at: &At<'_>) -> Constraint {
    let fields = at.named("properties").into_iter();
    let forbidden = fields.filter(|(_, field)| *field.schema == Value::Bool(false));
    Constraint::Fields(
        forbidden
            .map(|(name, _)| (name.to_owned(), Constraint::Never))
            .collect(),
    )
}
