//! Headers that a failure must have and that only a handler knows: a request that is turned away
//! before its handler is answered without them.

use std::collections::BTreeSet;

use super::Lowering;
use super::errors::place_of;
use crate::model::{Operation, Shape};
use crate::report::quoted;
use crate::source::Place;

/// What the support code writes where it applies.
const WRITTEN: [&str; 4] = ["allow", "www-authenticate", "accept", "retry-after"];

impl Lowering<'_> {
    /// Warns of the required headers that are missing where a request is turned away: once for
    /// each response, however many operations share it.
    pub(super) fn unanswered_headers(&mut self, operations: &[Operation]) {
        let mut told = BTreeSet::new();
        for operation in operations {
            for code in operation.rejection_statuses() {
                if let Some(failure) = operation.failure(code)
                    && let Some(payload) = failure.shape.payload()
                    && told.insert(payload)
                {
                    let missing = self.required_headers(&failure.shape);
                    if !missing.is_empty() {
                        let place = place_of(operation, failure);
                        self.warn_of_missing(&missing, &place);
                    }
                }
            }
        }
    }

    fn required_headers(&self, shape: &Shape) -> Vec<String> {
        let headers = self.headers_of(shape).iter();
        let required = headers.filter(|header| header.field.required);
        let names = required.map(|header| &header.field.name.wire);
        let missing = names.filter(|name| {
            !WRITTEN
                .iter()
                .any(|written| name.eq_ignore_ascii_case(written))
        });
        missing.map(|name| quoted(name)).collect()
    }

    fn warn_of_missing(&mut self, headers: &[String], place: &Place) {
        let message = format!(
            "answers that are given before a handler lack what is required: {}",
            headers.join(", ")
        );
        let finding = self.report.warning(place, message).at_key();
        finding.help("a layer of the server can add these headers");
    }
}
