//! What makes generated code worse than it could be, though the description is right.
//!
//! Each rule is a function that looks through the description and adds diagnostics with the rule's own code, whose name
//! is that of the rule. A node of a description lets a rule pass, for itself and all that is in it, by
//! `x-lint-allow: [rule]`.

mod ambiguous_union;
mod boolean_enum;
mod description;
mod differing_errors;
mod error_responses;
mod examples;
mod inline_schema;
mod integer_format;
mod object_shape;
mod operation_id;
mod optional;
mod prose;
mod repeated_schema;
mod similar_names;
mod unused_component;

use std::collections::BTreeSet;

use serde_json::Value;

use crate::report::{Class, Code, Report, Severity, quoted};
use crate::source::{self, Place, Source, Wanted, did_you_mean, nearest, node};
use description::Description;

/// The extension that lets rules pass.
const ALLOW: &str = "x-lint-allow";

/// What looks for the diagnostics of a rule, or of several that are alike.
type Check = fn(&Description<'_>, &mut Report);

/// All checks.
const CHECKS: &[Check] = &[
    ambiguous_union::check,
    boolean_enum::check,
    differing_errors::check,
    error_responses::check,
    examples::check,
    inline_schema::check,
    integer_format::check,
    operation_id::check,
    optional::check,
    prose::check,
    repeated_schema::check,
    similar_names::check,
    unused_component::check,
];

/// The codes of all rules; each is written as the rule is called.
pub fn rules() -> impl Iterator<Item = Code> {
    let all = Code::ALL.iter().copied();
    all.filter(|code| code.class() == Class::Lint)
}

/// The rule of this name.
///
/// # Errors
///
/// When there is none.
pub fn rule(name: &str) -> Result<Code, String> {
    let found = rules().find(|rule| rule.as_str() == name);
    found.ok_or_else(|| {
        let near = nearest(name, rules().map(Code::as_str)).map(did_you_mean);
        let near = near.map(|near| format!(": {near}"));
        format!("there is no rule {name:?}{}", near.unwrap_or_default())
    })
}

/// Looks through a description, but for what some rules tell of. A description that cannot be read is told to be so, and
/// nothing else is.
pub fn lint(source: &Source, allowed: &BTreeSet<Code>) -> Report {
    source::with_room(|| lint_here(source, allowed)).unwrap_or_else(source::no_memory)
}

fn lint_here(source: &Source, allowed: &BTreeSet<Code>) -> Report {
    let (wanted, mut report) = (Wanted::default(), Report::new());
    let survey = source::survey(source, &wanted, &mut report);
    // What else is wrong with how it is written is told when crates are generated.
    report.keep(|diagnostic| diagnostic.severity() == Severity::Error);
    let Some((survey, document)) = survey.filter(|_| !report.has_errors()) else {
        return report;
    };
    let description = Description::new(&survey, crate::lower::inline_types(&document));
    let mut found = Report::new();
    for check in CHECKS {
        check(&description, &mut found);
    }
    found.keep(|diagnostic| {
        let place = diagnostic.place();
        let is_allowed = |place| is_allowed_at(&survey.value, place, diagnostic.code());
        !allowed.contains(&diagnostic.code()) && !place.is_some_and(is_allowed)
    });
    refuse_unknown_rules(&description, &mut found);
    survey.locations.restore(found)
}

/// Whether the node at a place, or one that it is in, lets a rule pass.
fn is_allowed_at(value: &Value, place: &Place, rule: Code) -> bool {
    let mut at = Some(value);
    let mut nodes = vec![value];
    for step in place.steps() {
        at = at.and_then(|value| match value {
            Value::Array(list) => list.get(step.parse::<usize>().ok()?),
            value => value.get(step),
        });
        nodes.extend(at);
    }
    let mut said = nodes.iter().filter_map(|node| node.get(ALLOW)?.as_array());
    said.any(|rules| rules.iter().any(|one| one.as_str() == Some(rule.as_str())))
}

/// Refuses an `x-lint-allow` that names no rule.
fn refuse_unknown_rules(description: &Description<'_>, report: &mut Report) {
    for one in &description.nodes {
        let place = one.place.key(ALLOW);
        let Some(said) = node(description.value, &place) else {
            continue;
        };
        let Some(rules) = said.as_array() else {
            let message = format!("`{ALLOW}` must be a list of rules");
            let help =
                "as `x-lint-allow: [missing-example]`; `cargo xtask lint --rules` lists them";
            report
                .add(Code::InvalidExtension, &place, message)
                .help(help);
            continue;
        };
        for (index, name) in rules.iter().enumerate() {
            let name = name.as_str().unwrap_or_default();
            if rule(name).is_err() {
                let near = nearest(name, self::rules().map(Code::as_str)).map(did_you_mean);
                let message = format!("there is no rule {}", quoted(name));
                report
                    .add(Code::InvalidExtension, &place.index(index), message)
                    .help("`cargo xtask lint --rules` lists them")
                    .maybe_help(near);
            }
        }
    }
}
