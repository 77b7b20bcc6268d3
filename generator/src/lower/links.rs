//! Links of responses, which are told in the docs.

use openapiv3::{LinkOperation, Response};

use super::Lowering;
use crate::model::Link;
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// The links of a response. Nothing follows them by itself.
    pub(super) fn links(&mut self, response: &'a Response, place: &Place) -> Vec<Link> {
        let place = place.key("links");
        let mut links = Vec::new();
        for (name, link) in &response.links {
            let Some(found) = self.document.resolve(link, &place.key(name)) else {
                continue;
            };
            let (LinkOperation::OperationRef(operation) | LinkOperation::OperationId(operation)) =
                &found.item.operation;
            links.push(Link {
                name: name.clone(),
                operation: operation.clone(),
                description: found.item.description.clone(),
            });
        }
        links
    }
}
