//! Request bodies.
//!
//! In: the `requestBody` of an operation. Out: [`Body`]. Depends on `content`.

use openapiv3::Operation;

use crate::lower::Lowering;
use crate::lower::content::Direction;
use crate::lowered::{Body, Method};
use crate::names::Name;
use crate::report::Code;
use crate::source::{Change, Place};

impl<'a> Lowering<'a> {
    /// Lowers the request body of an operation.
    pub fn request_body(
        &mut self,
        operation: &'a Operation,
        method: &Method,
        place: &Place,
        stem: &str,
        limit: Option<u64>,
    ) -> Option<Body> {
        let source = operation.request_body.as_ref()?;
        let place = place.key("requestBody");
        self.check_method(method, &place);
        let found = self.document.resolve(source, &place)?;
        let description = found.description.map(str::to_owned);
        let (node, place) = (found.item, found.place);
        let stem = match found.component {
            Some(component) => Name::upper(component, None).plain().to_owned(),
            None => format!("{stem}Body"),
        };
        let content = self.content(&node.content, &place, &stem, Direction::Request)?;
        let description = description.or_else(|| node.description.clone());
        self.grow_by_text(description.as_deref(), &place)?;
        Some(Body {
            description,
            required: node.required,
            limit,
            content,
        })
    }

    /// Reports a request body of a method for which HTTP defines none (RFC 9110, section 9.3).
    fn check_method(&mut self, method: &Method, place: &Place) {
        match method {
            Method::Trace => {
                self.unsupported(
                    Code::UnsupportedBody,
                    place,
                    "a `TRACE` request with a body",
                )
                .at_key()
                .corrected_by(place, Change::Remove);
            }
            Method::Get | Method::Head | Method::Delete => {
                let message = format!("a `{}` request with a body", method.as_str());
                self.diagnose(Code::BodyOfMethod, place, message)
                    .at_key()
                    .label("HTTP does not define its meaning");
            }
            Method::Post | Method::Put | Method::Patch | Method::Options | Method::Other(_) => {}
        }
    }
}
