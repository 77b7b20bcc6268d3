//! Links of responses, which only appear in docs.

use openapiv3::{LinkOperation, Response};

use crate::lower::Lowering;
use crate::lowered::Link;
use crate::report::{Code, quoted};
use crate::source::{Place, did_you_mean, nearest};

impl<'a> Lowering<'a> {
    /// Lowers the links of a response.
    pub fn links(&mut self, response: &'a Response, place: &Place) -> Vec<Link> {
        let place = place.key("links");
        let mut links = Vec::new();
        for (name, link) in &response.links {
            let Some(found) = self.document.resolve(link, &place.key(name)) else {
                continue;
            };
            let operation = match &found.item.operation {
                LinkOperation::OperationRef(reference) => reference,
                LinkOperation::OperationId(id) => {
                    self.check_operation_id(id, &found.place);
                    id
                }
            };
            // A description next to `$ref` takes precedence (OpenAPI 3.1, "Reference Object").
            let description = found.description.or(found.item.description.as_deref());
            links.push(Link {
                name: name.clone(),
                operation: operation.clone(),
                description: description.map(str::to_owned),
            });
        }
        links
    }

    fn check_operation_id(&mut self, id: &str, place: &Place) {
        let known = self.document.operation_ids();
        if known.contains(id) {
            return;
        }
        let near = nearest(id, known.iter().map(String::as_str)).map(did_you_mean);
        let message = format!("unknown `operationId` {}", quoted(id));
        self.diagnose(Code::UnknownLink, &place.key("operationId"), message)
            .maybe_help(near);
    }
}
