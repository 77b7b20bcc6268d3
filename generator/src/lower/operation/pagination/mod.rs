//! Pagination by `x-pagination`, and by rules of the options.

mod proposals;
mod reader;

use serde_json::Value;

use super::Found;
use crate::lower::Lowering;
use crate::lowered::{Operation, Pagination};
use crate::options::PaginationRule;
use crate::report::{Code, listed, quoted};
use crate::selection::{Choosable, Selector};
use crate::source::Place;
pub(crate) use proposals::PaginationProposal;
use reader::{Declared, PaginationError};

const EXTENSION: &str = "x-pagination";

/// The operations that a rule matches.
#[derive(Default)]
struct Uses {
    fitting: usize,
    /// The operations that the rule matches but does not fit, and the error of the first one.
    unfit: Vec<String>,
    error: Option<PaginationError>,
}

impl Lowering<'_> {
    /// Adds the pagination of operations, once all types are known.
    pub fn paginations(&mut self, found: &[Found<'_>], operations: &mut [Operation]) {
        let rules = self.operation_options.pagination;
        let mut uses: Vec<Uses> = rules.iter().map(|_| Uses::default()).collect();
        for found in found {
            let matching = rules.iter().zip(&mut uses);
            let matching = matching.filter(|(rule, _)| rule.matches(&found.choosable()));
            let mut matching: Vec<_> = matching.collect();
            let extension = found.operation.extensions.get(EXTENSION);
            let is_declared = !matching.is_empty() || extension.is_some();
            if !is_declared && self.proposed_pagination.is_none() {
                continue;
            }
            let mut operations = operations.iter_mut();
            let operation = operations.find(|one| {
                one.method == found.method && one.path == found.path && one.webhook.is_none()
            });
            let Some(operation) = operation else {
                continue;
            };
            if !is_declared {
                let proposal = self.propose(found, operation);
                if let Some(proposals) = &mut self.proposed_pagination {
                    proposals.extend(proposal);
                }
                continue;
            }
            // A rule that names the operation, the extension, and rules for several operations.
            matching.sort_by_key(|(rule, _)| !rule.selector().is_exact());
            let is_named = matching
                .first()
                .is_some_and(|(rule, _)| rule.selector().is_exact());
            operation.pagination = match extension {
                Some(value) if !is_named => self.extension_pagination(operation, found, value),
                _ => {
                    let limit = if is_named { 1 } else { usize::MAX };
                    let matching = matching.into_iter().take(limit);
                    self.ruled_pagination(operation, found.shown(), matching)
                }
            };
        }
        for (rule, uses) in rules.iter().zip(uses) {
            self.report_uses(rule, uses);
        }
    }

    /// The pagination of an operation by its extension.
    fn extension_pagination(
        &mut self,
        operation: &Operation,
        found: &Found<'_>,
        value: &Value,
    ) -> Option<Pagination> {
        let place = found.place.key(EXTENSION);
        let read = match value {
            Value::Object(entries) => self.pagination(&Declared {
                operation,
                entries,
                allows_undeclared_headers: false,
            }),
            _ => Err(PaginationError::new(format!(
                "`{EXTENSION}` must be an object"
            ))),
        };
        match read {
            Ok(pagination) => Some(pagination),
            Err(error) => {
                self.report_error(error, &place);
                None
            }
        }
    }

    fn report_error(&mut self, error: PaginationError, place: &Place) {
        let place = match &error.key {
            Some(key) => &place.key(key),
            None => place,
        };
        let diagnostic = self.diagnose(Code::InvalidPagination, place, error.message);
        diagnostic.maybe_help(error.help);
        if error.is_at_key {
            diagnostic.at_key();
        }
    }

    /// The pagination of an operation by the first rule that fits.
    fn ruled_pagination<'r>(
        &self,
        operation: &Operation,
        shown: String,
        rules: impl Iterator<Item = (&'r PaginationRule, &'r mut Uses)>,
    ) -> Option<Pagination> {
        let mut first_unfit = None;
        for (rule, uses) in rules {
            let read = self.pagination(&Declared {
                operation,
                entries: rule.entries(),
                allows_undeclared_headers: true,
            });
            match read {
                Ok(pagination) => {
                    uses.fitting += 1;
                    return Some(pagination);
                }
                Err(error) => {
                    uses.error.get_or_insert(error);
                    first_unfit.get_or_insert(uses);
                }
            }
        }
        if let Some(uses) = first_unfit {
            uses.unfit.push(shown);
        }
        None
    }

    /// Reports a rule that fits no operation, and the operations that a rule for several does not fit.
    fn report_uses(&mut self, rule: &PaginationRule, uses: Uses) {
        let Some(error) = uses.error else {
            return;
        };
        let selector = rule.selector();
        let (label, name) = (selector.label_prefix(), quoted(&selector.text));
        let shown = format!("{label}pagination rule {name}");
        let root = Place::root();
        if uses.fitting == 0 {
            let key = error
                .key
                .map(|key| format!("`{key}`: "))
                .unwrap_or_default();
            let message = format!("{shown}: {key}{}", error.message);
            self.diagnose(Code::InvalidPaginationRule, &root, message)
                .maybe_help(error.help);
        } else if !uses.unfit.is_empty() {
            let message = format!("{shown} does not fit {}", some_of(&uses.unfit));
            self.diagnose(Code::UnfitPaginationRule, &root, message);
        }
    }
}

/// The first operations of several, and the number of others.
fn some_of(operations: &[String]) -> String {
    const MAX_SHOWN: usize = 3;
    let mut words: Vec<String> = operations
        .iter()
        .take(MAX_SHOWN)
        .map(|one| quoted(one))
        .collect();
    match operations.len().saturating_sub(MAX_SHOWN) {
        0 => {}
        1 => words.push("1 other operation".to_owned()),
        count => words.push(format!("{count} other operations")),
    }
    listed(&words, "and")
}

impl Found<'_> {
    /// The text of a selector for this operation.
    fn selector(&self) -> String {
        Selector::naming(&self.choosable())
    }

    /// The operation as selectors see it.
    fn choosable(&self) -> Choosable<'_> {
        Choosable {
            is_webhook: false,
            key: self.path,
            method: self.method.as_str(),
            id: self.operation.operation_id.as_deref(),
            tags: &self.operation.tags,
        }
    }
}
