//! Problem details (RFC 9457), for descriptions without an error schema.

use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::encode::{Encode, Writer};
use crate::runtime::server::rejected_request::RejectedRequest;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::response;

/// Writes the response to a rejected request.
pub fn respond<O>(
    request: &RejectedRequest<'_, O>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let problem = Problem(request.status, request.rejection);
    response::json_as(into, request.status, "application/problem+json", &problem)
}

struct Problem<'a>(StatusCode, &'a Rejection);

impl Encode for Problem<'_> {
    fn encode(&self, json: &mut Writer) {
        let Self(status, rejection) = self;
        json.object(&mut |fields| {
            fields.entry("type", &"about:blank");
            fields.entry("title", &status.canonical_reason().unwrap_or_default());
            fields.entry("status", &status.as_u16());
            fields.entry("detail", &rejection.message());
        });
    }
}
