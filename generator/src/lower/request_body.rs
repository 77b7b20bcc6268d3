//! Bodies of requests.

use openapiv3::{Operation, ReferenceOr, RequestBody};

use crate::lower::Lowering;
use crate::lower::content::Way;
use crate::model::{Body, Method};
use crate::names::Name;
use crate::report::Code;
use crate::source::{Change, Place};

impl<'a> Lowering<'a> {
    /// The body of an operation.
    pub(super) fn body_of(
        &mut self,
        operation: &'a Operation,
        method: Method,
        place: &Place,
        stem: &str,
    ) -> Option<Body> {
        let source = operation.request_body.as_ref()?;
        let place = place.key("requestBody");
        self.doubt_body(method, &place);
        self.body(source, &place, stem)
    }

    /// Tells of a body of a request by a method that gives it no meaning (RFC 9110, section 9.3).
    fn doubt_body(&mut self, method: Method, place: &Place) {
        let message = match method {
            Method::Trace => {
                self.unsupported(Code::UnsupportedBody, place, "a body of a request by TRACE")
                    .at_key()
                    .corrected_by(place, Change::Remove);
                return;
            }
            Method::Get => "a body of a request by GET",
            Method::Head => "a body of a request by HEAD",
            Method::Delete => "a body of a request by DELETE",
            Method::Post | Method::Put | Method::Patch | Method::Options => return,
        };
        self.report
            .add(Code::BodyOfMethod, place, message)
            .at_key()
            .label("HTTP gives it no meaning");
    }

    /// The body of a request.
    fn body(
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
        self.grow_by_text(description.as_deref(), &place)?;
        Some(Body {
            description,
            required: node.required,
            content,
        })
    }
}
