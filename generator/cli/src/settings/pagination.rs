//! The key `pagination`: rules for operations, by selectors.

use std::collections::BTreeMap;

use openapi_crates::PaginationRule;
use openapi_crates::report::{Code, Report};
use openapi_crates::source::Source;
use serde::Deserialize;
use toml::Spanned;

pub(super) type Pagination = BTreeMap<Spanned<String>, Rule>;

/// The rule for the operations that a selector matches.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rule {
    kind: String,
    items: Option<String>,
    next: Option<String>,
    header: Option<String>,
    parameter: Option<String>,
}

/// The rules in the order of the file. Invalid selectors are reported.
pub(super) fn read(
    pagination: Pagination,
    source: &Source,
    report: &mut Report,
) -> Vec<PaginationRule> {
    let mut declared: Vec<_> = pagination.into_iter().collect();
    declared.sort_by_key(|(selector, _)| selector.span().start);
    let mut rules = Vec::new();
    for (selector, rule) in declared {
        match rule.read(selector.get_ref()) {
            Ok(rule) => rules.push(rule.label(source.shown_place(selector.span().start))),
            Err(error) => {
                report.add_in_text(Code::InvalidSettings, selector.span(), error);
            }
        }
    }
    rules
}

impl Rule {
    fn read(self, selector: &str) -> Result<PaginationRule, String> {
        type Setter = fn(PaginationRule, String) -> PaginationRule;
        let values: [(Option<String>, Setter); 4] = [
            (self.items, PaginationRule::items),
            (self.next, PaginationRule::next),
            (self.header, PaginationRule::header),
            (self.parameter, PaginationRule::parameter),
        ];
        let rule = PaginationRule::new(selector, self.kind)?;
        let values = values
            .into_iter()
            .filter_map(|(value, set)| Some((value?, set)));
        Ok(values.fold(rule, |rule, (value, set)| set(rule, value)))
    }
}
