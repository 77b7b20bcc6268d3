//! Responses that lack a header which nearly all others refer to: it would be common to all, and is
//! not.

use std::collections::{BTreeMap, BTreeSet};

use openapiv3::ReferenceOr;

use super::Lowering;
use super::found::Found;
use crate::report::{Code, quoted};
use crate::source::Place;

/// One response in so many may lack a header by mistake, and one among few.
const MANY: usize = 10;
/// Of fewer responses nothing can be told.
const FEWEST: usize = 4;

/// The headers of a response that are references, by their names.
type Headers<'a> = BTreeSet<(&'a str, &'a str)>;

impl<'a> Lowering<'a> {
    /// Warns of the responses that lack such a header.
    pub(super) fn warn_of_lacking_headers(&mut self, found: &[Found<'a>]) {
        let responses = self.headers_by_response(found);
        if responses.len() < FEWEST {
            return;
        }
        let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for header in responses.values().flat_map(|(_, headers)| headers) {
            *counts.entry(*header).or_default() += 1;
        }
        let most_lacking = (responses.len() / MANY).max(1);
        counts.retain(|_, count| (1..=most_lacking).contains(&(responses.len() - *count)));
        for (place, headers) in responses.values() {
            let missing = counts.keys().filter(|header| !headers.contains(*header));
            let missing: Vec<String> = missing.map(|(name, _)| quoted(name)).collect();
            if !missing.is_empty() {
                let names = missing.join(", ");
                let message = format!("nearly all other responses refer to the headers {names}");
                self.report
                    .add(Code::HeaderOfOthers, place, message)
                    .at_key()
                    .help("headers that all responses refer to are common: one function fills them in");
            }
        }
    }

    /// Each response once, however many operations refer to it.
    fn headers_by_response(&self, found: &[Found<'a>]) -> BTreeMap<String, (Place, Headers<'a>)> {
        let mut responses = BTreeMap::new();
        for operation in found {
            let source = &operation.operation.responses;
            let place = operation.place.key("responses");
            let named = source.responses.iter();
            let named = named.map(|(status, response)| (status.to_string(), response));
            let default = source.default.iter();
            let default = default.map(|response| ("default".to_owned(), response));
            for (status, response) in named.chain(default) {
                let Some(found) = self.document.resolve(response, &place.key(&status)) else {
                    continue;
                };
                let headers = found.item.headers.iter();
                let headers = headers.filter_map(|(name, header)| match header {
                    ReferenceOr::Reference { reference } => {
                        Some((name.as_str(), reference.as_str()))
                    }
                    ReferenceOr::Item(_) => None,
                });
                responses.insert(found.place.to_string(), (found.place, headers.collect()));
            }
        }
        responses
    }
}
