//! Bodies of requests.

use openapiv3::{ReferenceOr, RequestBody};

use super::Lowering;
use super::content::Way;
use crate::model::Body;
use crate::names::Name;
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// The body of a request.
    pub(super) fn body(
        &mut self,
        source: &'a ReferenceOr<RequestBody>,
        place: &Place,
        stem: &str,
    ) -> Option<Body> {
        let found = self.document.resolve(source, place)?;
        let here = found.description.map(str::to_owned);
        let (node, place) = (found.item, found.place);
        let stem = match found.component {
            Some(component) => Name::upper(component, None).plain().to_owned(),
            None => format!("{stem}Body"),
        };
        let content = self.content(&node.content, &place, &stem, Way::In)?;
        let description = here.or_else(|| node.description.clone());
        self.grow_by_prose(description.as_deref(), &place)?;
        Some(Body {
            description,
            required: node.required,
            content,
        })
    }
}
