//! Required headers of error responses that generated code sends, and whose value only a handler knows.

use std::collections::{BTreeMap, BTreeSet};

use crate::lower::Lowering;
use crate::lowered::Operation;
use crate::report::{Code, quoted};
use crate::source::Place;

/// The header that the library sets for a status.
const fn known_header(status: u16) -> &'static str {
    match status {
        401 => "www-authenticate",
        415 => "accept",
        429 | 503 => "retry-after",
        _ => "",
    }
}

impl Lowering<'_> {
    /// Warns of required headers that responses of rejected requests lack, once for each response.
    pub fn warn_of_required_error_headers(&mut self, operations: &[Operation]) {
        let mut missing: BTreeMap<usize, (Place, BTreeSet<String>)> = BTreeMap::new();
        for operation in operations {
            for (code, failure) in operation.rejections() {
                let Some(payload) = failure.shape.payload() else {
                    continue;
                };
                let headers = self.headers_of(&failure.shape).iter();
                let required = headers.filter(|header| header.field.required);
                let names = required.map(|header| &header.field.name.wire);
                let names = names.filter(|name| !name.eq_ignore_ascii_case(known_header(code)));
                let (_, known) = missing.entry(payload).or_insert_with(|| {
                    (self.place_of_response(operation, failure), BTreeSet::new())
                });
                known.extend(names.map(|name| quoted(name)));
            }
        }
        for (place, names) in missing.into_values().filter(|(_, names)| !names.is_empty()) {
            let names: Vec<String> = names.into_iter().collect();
            let message = format!(
                "responses to rejected requests lack required headers: {}",
                names.join(", ")
            );
            self.diagnose(Code::UnansweredHeader, &place, message)
                .at_key()
                .help("add them in a layer of the server, or declare them on all responses, for `admit` to return");
        }
    }
}
