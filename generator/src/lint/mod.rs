//! Lints: rules for valid descriptions whose generated code could be better.
//!
//! In: a description. Out: a [`Report`]. Each rule is a function that adds diagnostics with the code of the rule.
//! `x-lint-allow: [rule]` in a node allows violations in it. Depends on `source` and on the inline types of `lower`.

mod ambiguous_union;
mod boolean_enum;
mod description;
mod differing_errors;
mod error_responses;
mod examples;
mod inline_schema;
mod integer_format;
mod missing_pagination;
mod missing_security;
mod object_shape;
mod operation_id;
mod optional;
mod prose;
mod repeated_schema;
mod shared_parameter;
mod similar_names;
mod unused_component;

use std::collections::BTreeSet;

use serde_json::Value;

use crate::Options;
use crate::report::{Class, Code, Report, Severity, quoted};
use crate::source::{self, Place, Source, Wanted, did_you_mean, nearest, node};
use description::Description;

/// The extension that allows violations of rules.
const ALLOW: &str = "x-lint-allow";

/// Checks a rule, or several similar ones.
type Check = fn(&Description<'_>, &mut Report);

/// The checks of all rules.
const CHECKS: &[Check] = &[
    ambiguous_union::check,
    boolean_enum::check,
    differing_errors::check,
    error_responses::check,
    examples::check,
    inline_schema::check,
    integer_format::check,
    missing_pagination::check,
    missing_security::check,
    operation_id::check,
    optional::check,
    prose::check,
    repeated_schema::check,
    shared_parameter::check,
    similar_names::check,
    unused_component::check,
];

/// The codes of all rules, which display as the rule names.
pub fn rules() -> impl Iterator<Item = Code> {
    let all = Code::ALL.iter().copied();
    all.filter(|code| code.class() == Class::Lint)
}

/// Returns the rule of a name.
///
/// # Errors
///
/// If there is no rule of this name.
pub fn rule(name: &str) -> Result<Code, String> {
    let found = rules().find(|rule| rule.as_str() == name);
    found.ok_or_else(|| {
        let near = nearest(name, rules().map(Code::as_str)).map(did_you_mean);
        let near = near.map(|near| format!(": {near}"));
        format!("unknown rule {}{}", quoted(name), near.unwrap_or_default())
    })
}

/// Checks a description, except for the rules in `allowed`. Reports only errors of a description that cannot be read.
///
/// The `options` are those of generation: a part that they choose is not reported as missing.
pub fn lint(source: &Source, options: &Options, allowed: &BTreeSet<Code>) -> Report {
    crate::stack::with_large_stack(|| lint_here(source, options, allowed))
        .unwrap_or_else(source::no_memory)
}

fn lint_here(source: &Source, options: &Options, allowed: &BTreeSet<Code>) -> Report {
    let (wanted, mut report) = (Wanted::default(), Report::new());
    let survey = source::survey(source, &wanted, &mut report);
    // Warnings are reported when crates are generated.
    report.keep(|diagnostic| diagnostic.severity() == Severity::Error);
    let Some((survey, document)) = survey.filter(|_| !report.has_errors()) else {
        return report;
    };
    let inferred = crate::lower::infer(&document, &options.pagination);
    let description = Description::new(&survey, inferred, &options.shared_parameters);
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

/// Returns `true` if a node or one of its ancestors allows violations of a rule.
fn is_allowed_at(value: &Value, place: &Place, rule: Code) -> bool {
    let places = std::iter::successors(Some(place), |place| place.parent());
    let mut lists = places.filter_map(|place| node(value, place)?.get(ALLOW)?.as_array());
    lists.any(|rules| rules.iter().any(|one| one.as_str() == Some(rule.as_str())))
}

/// Reports unknown rules in `x-lint-allow`.
fn refuse_unknown_rules(description: &Description<'_>, report: &mut Report) {
    for one in &description.nodes {
        let place = one.place.key(ALLOW);
        let Some(value) = node(description.value, &place) else {
            continue;
        };
        let Some(rules) = value.as_array() else {
            let message = format!("`{ALLOW}` must be a list of rules");
            let help = "write `x-lint-allow: [missing-example]`; `lint --rules` lists the rules";
            report
                .add(Code::InvalidExtension, &place, message)
                .help(help);
            continue;
        };
        for (index, name) in rules.iter().enumerate() {
            let name = name.as_str().unwrap_or_default();
            if let Err(message) = rule(name) {
                report
                    .add(Code::InvalidExtension, &place.index(index), message)
                    .help("`lint --rules` lists the rules");
            }
        }
    }
}
