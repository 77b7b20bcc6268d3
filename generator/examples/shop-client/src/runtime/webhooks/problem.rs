// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Problem details (RFC 9457), for descriptions without an error schema.

use http::{Response, StatusCode};

use super::body::Body;
use super::encode::{Encode, Writer};
use super::rejection::Rejection;
use super::response;

/// Completes the response to a rejected request.
pub fn respond(into: &mut Response<Body>, rejection: &Rejection) {
    let (status, problem) = (rejection.status(), Problem(rejection));
    if response::json_as(into, status, "application/problem+json", &problem).is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
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
