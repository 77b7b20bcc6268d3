//! Responses that lack a header which nearly all others refer to: it would be common to all, and is
//! not.

use std::collections::{BTreeMap, BTreeSet};

use openapiv3::{ReferenceOr, Response};

use crate::lower::Lowering;
use crate::lower::operation::Found;
use crate::report::{Code, quoted};
use crate::source::Place;

/// One response in so many may lack a header by mistake, and one among few.
const MANY: usize = 10;
/// Of fewer responses nothing can be told.
const FEWEST: usize = 4;
/// Beside so many operations that have a header throughout, one may lack it by mistake.
const OTHER_OPERATIONS: usize = 2;

/// A header that is a reference: its name and where that leads.
type Header<'a> = (&'a str, &'a str);

/// A response, however many operations refer to it.
struct Told<'a> {
    place: Place,
    headers: BTreeSet<Header<'a>>,
    /// Which operations have it, by their numbers.
    operations: BTreeSet<usize>,
}

impl<'a> Lowering<'a> {
    /// Warns of the responses that lack such a header.
    pub(in crate::lower) fn warn_of_lacking_headers(&mut self, found: &[Found<'a>]) {
        let responses = self.told_responses(found);
        let headers: BTreeSet<Header<'a>> =
            (responses.iter().flat_map(|told| &told.headers).copied()).collect();
        let slips: Vec<Header<'a>> = headers
            .into_iter()
            .filter(|header| is_lacking_by_mistake(header, &responses, found.len()))
            .collect();
        for told in &responses {
            let missing = slips.iter().filter(|slip| !told.headers.contains(*slip));
            let missing: Vec<String> = missing.map(|(name, _)| quoted(name)).collect();
            if !missing.is_empty() {
                let names = missing.join(", ");
                let message = format!("nearly all other responses refer to the headers {names}");
                self.report
                    .add(Code::HeaderOfOthers, &told.place, message)
                    .at_key()
                    .help("headers that all responses refer to are common: one function fills them in");
            }
        }
    }

    fn told_responses(&self, found: &[Found<'a>]) -> Vec<Told<'a>> {
        let mut responses: BTreeMap<String, Told<'a>> = BTreeMap::new();
        for (number, operation) in found.iter().enumerate() {
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
                let told = responses.entry(found.place.to_string());
                let told = told.or_insert_with(|| Told {
                    place: found.place,
                    headers: references(found.item),
                    operations: BTreeSet::new(),
                });
                told.operations.insert(number);
            }
        }
        responses.into_values().collect()
    }
}

/// Whether few enough responses lack a header, or those of one operation alone, which may be new.
fn is_lacking_by_mistake(header: &Header<'_>, responses: &[Told<'_>], operations: usize) -> bool {
    let lacking = responses
        .iter()
        .filter(|told| !told.headers.contains(header));
    let lacking: Vec<&Told<'_>> = lacking.collect();
    if responses.len() < FEWEST || lacking.is_empty() {
        return false;
    }
    let whose: BTreeSet<usize> =
        (lacking.iter().flat_map(|told| &told.operations).copied()).collect();
    let is_of_one = whose.len() == 1
        && operations > OTHER_OPERATIONS
        && responses.len() - lacking.len() >= FEWEST;
    lacking.len() <= (responses.len() / MANY).max(1) || is_of_one
}

fn references(response: &Response) -> BTreeSet<Header<'_>> {
    let headers = response.headers.iter();
    let headers = headers.filter_map(|(name, header)| match header {
        ReferenceOr::Reference { reference } => Some((name.as_str(), reference.as_str())),
        ReferenceOr::Item(_) => None,
    });
    headers.collect()
}
