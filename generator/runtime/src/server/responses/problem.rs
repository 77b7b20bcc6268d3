//! Problem details (RFC 9457), for descriptions without an error schema.

use http::Response;

use crate::runtime::body::Body;
use crate::runtime::encode::{Encode, Writer};
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::response;

/// Replaces a response by that to a rejected request.
pub fn respond(rejection: &Rejection, into: &mut Response<Body>) {
    response::reject(rejection, into, |into| {
        let (status, problem) = (rejection.status(), Problem(rejection));
        response::json_as(into, status, "application/problem+json", &problem)
    });
}

struct Problem<'a>(&'a Rejection);

impl Encode for Problem<'_> {
    fn encode(&self, json: &mut Writer) {
        let status = self.0.status();
        json.object(&mut |fields| {
            fields.field("type", &"about:blank");
            fields.field("title", &status.canonical_reason().unwrap_or_default());
            fields.field("status", &status.as_u16());
            fields.field("detail", &self.0.message());
        });
    }
}
