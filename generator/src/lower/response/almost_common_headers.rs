//! Headers that nearly all responses have, and that would be common headers if all did.

use std::collections::{BTreeMap, BTreeSet};

use openapiv3::{ReferenceOr, Response};

use crate::lower::Lowering;
use crate::lower::operation::Found;
use crate::report::{Code, quoted};
use crate::source::Place;

/// The minimum number of responses with a header.
const MIN_RESPONSES: usize = 4;

/// The name of a header and its `$ref`.
type Header<'a> = (&'a str, &'a str);

/// A response and the operations that have it.
struct Known<'a> {
    place: Place,
    headers: BTreeSet<Header<'a>>,
    operations: BTreeSet<usize>,
}

impl<'a> Lowering<'a> {
    /// Warns of responses that lack a header of nearly all others.
    pub fn warn_of_almost_common_headers(&mut self, found: &[Found<'a>]) {
        let mut responses: BTreeMap<String, Known<'a>> = BTreeMap::new();
        for (index, operation) in found.iter().enumerate() {
            let source = &operation.operation.responses;
            let place = operation.place.key("responses");
            let keyed = source.responses.iter();
            let keyed = keyed.map(|(status, response)| (status.to_string(), response));
            let default = source.default.iter();
            let default = default.map(|response| ("default".to_owned(), response));
            for (status, response) in keyed.chain(default) {
                if let Some(found) = self.document.resolve(response, &place.key(&status)) {
                    let known = responses.entry(found.place.to_string());
                    let known = known.or_insert_with(|| Known {
                        place: found.place,
                        headers: references(found.item),
                        operations: BTreeSet::new(),
                    });
                    known.operations.insert(index);
                }
            }
        }
        let responses: Vec<Known<'a>> = responses.into_values().collect();
        let headers = responses.iter().flat_map(|known| &known.headers);
        let headers: BTreeSet<Header<'a>> = headers.copied().collect();
        let is_almost_common = |header: &Header<'a>| is_almost_common(header, &responses, found);
        let headers: Vec<Header<'a>> = headers.into_iter().filter(is_almost_common).collect();
        for response in &responses {
            let missing = headers
                .iter()
                .filter(|one| !response.headers.contains(*one));
            let missing: Vec<String> = missing.map(|(name, _)| quoted(name)).collect();
            if !missing.is_empty() {
                let message = format!(
                    "missing headers of almost all other responses: {}",
                    missing.join(", ")
                );
                self.diagnose(Code::HeaderOfOthers, &response.place, message)
                    .at_key()
                    .help("add them, so that they become common headers, which `admit` supplies");
            }
        }
    }
}

/// Returns `true` if at most every tenth response lacks a header, or only those of one operation, which may be new.
fn is_almost_common(
    header: &Header<'_>,
    responses: &[Known<'_>],
    operations: &[Found<'_>],
) -> bool {
    let lacking = responses
        .iter()
        .filter(|known| !known.headers.contains(header));
    let lacking: Vec<&Known<'_>> = lacking.collect();
    let owners = lacking.iter().flat_map(|known| &known.operations);
    let owners: BTreeSet<&usize> = owners.collect();
    let is_of_one = owners.len() == 1
        && operations.len() > 2
        && responses.len() - lacking.len() >= MIN_RESPONSES;
    let is_rare =
        responses.len() >= MIN_RESPONSES && lacking.len() <= (responses.len() / 10).max(1);
    !lacking.is_empty() && (is_rare || is_of_one)
}

fn references(response: &Response) -> BTreeSet<Header<'_>> {
    let headers = response.headers.iter();
    let headers = headers.filter_map(|(name, header)| match header {
        ReferenceOr::Reference { reference } => Some((name.as_str(), reference.as_str())),
        ReferenceOr::Item(_) => None,
    });
    headers.collect()
}
