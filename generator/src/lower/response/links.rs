//! Links of responses, which are told in the docs.

use openapiv3::{LinkOperation, Response};

use crate::lower::Lowering;
use crate::model::Link;
use crate::report::{Code, quoted};
use crate::source::{Place, did_you_mean, nearest};

impl<'a> Lowering<'a> {
    /// The links of a response. Nothing follows them by itself.
    pub(in crate::lower) fn links(&mut self, response: &'a Response, place: &Place) -> Vec<Link> {
        let place = place.key("links");
        let mut links = Vec::new();
        for (name, link) in &response.links {
            let Some(found) = self.document.resolve(link, &place.key(name)) else {
                continue;
            };
            if let LinkOperation::OperationId(id) = &found.item.operation {
                self.doubt_link(id, &found.place);
            }
            // What is said where it is referred to goes before (OpenAPI 3.1, "Reference Object").
            let here = found.description;
            let (LinkOperation::OperationRef(operation) | LinkOperation::OperationId(operation)) =
                &found.item.operation;
            links.push(Link {
                name: name.clone(),
                operation: operation.clone(),
                description: here
                    .or(found.item.description.as_deref())
                    .map(str::to_owned),
            });
        }
        links
    }

    /// Tells of a link to an operation that the description has not.
    fn doubt_link(&mut self, id: &str, place: &Place) {
        let known = self.document.operation_ids();
        if known.contains(id) {
            return;
        }
        let near = nearest(id, known.iter().map(String::as_str)).map(did_you_mean);
        let message = format!("no operation has the operationId {}", quoted(id));
        self.report
            .add(Code::UnknownLink, &place.key("operationId"), message)
            .maybe_help(near);
    }
}
