//! Headers that a failure must have and that only a handler knows: a request that is turned away
//! before its handler is answered without them.

use std::collections::{BTreeMap, BTreeSet};

use super::error_bodies::place_of;
use crate::lower::Lowering;
use crate::model::{Operation, Shape};
use crate::report::{Code, quoted};
use crate::source::Place;

/// What the support code writes in answers of a status.
const fn written(status: u16) -> &'static str {
    match status {
        401 => "www-authenticate",
        415 => "accept",
        429 | 503 => "retry-after",
        _ => "",
    }
}

impl Lowering<'_> {
    /// Warns of the required headers that are missing where a request is turned away: once for
    /// each response, however many operations share it.
    pub(in crate::lower) fn unanswered_headers(&mut self, operations: &[Operation]) {
        let mut missing: BTreeMap<usize, (Place, BTreeSet<String>)> = BTreeMap::new();
        for operation in operations {
            for code in operation.rejection_statuses() {
                if let Some(failure) = operation.failure(code)
                    && let Some(payload) = failure.shape.payload()
                {
                    let place = || (place_of(operation, failure), BTreeSet::new());
                    let (_, names) = missing.entry(payload).or_insert_with(place);
                    names.extend(self.missing_headers(&failure.shape, code));
                }
            }
        }
        for (place, names) in missing.into_values() {
            if !names.is_empty() {
                let names: Vec<String> = names.into_iter().collect();
                self.warn_of_missing(&names, &place);
            }
        }
    }

    /// The required headers that an answer of a status lacks.
    fn missing_headers(&self, shape: &Shape, code: u16) -> Vec<String> {
        let headers = self.headers_of(shape).iter();
        let required = headers.filter(|header| header.field.required);
        let names = required.map(|header| &header.field.name.wire);
        let missing = names.filter(|name| !name.eq_ignore_ascii_case(written(code)));
        missing.map(|name| quoted(name)).collect()
    }

    fn warn_of_missing(&mut self, headers: &[String], place: &Place) {
        let message = format!(
            "answers that are given before a handler lack what is required: {}",
            headers.join(", ")
        );
        let diagnostic = self
            .report
            .add(Code::UnansweredHeader, place, message)
            .at_key();
        diagnostic.help(
            "`admit` gives those that all responses refer to; a layer of the server can add others",
        );
    }
}
