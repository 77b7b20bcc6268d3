//! Problem details for HTTP APIs (RFC 9457): the error bodies of a description
//! that has none of its own.

use http::{Response, StatusCode};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::body::Body;
use super::rejection::Rejection;
use super::response;

/// The answer to a rejected request.
pub fn response(rejection: &Rejection) -> Response<Body> {
    let (status, problem) = (rejection.status(), Problem(rejection));
    response::json_as(status, "application/problem+json", &problem)
        .unwrap_or_else(|_| response::empty(StatusCode::INTERNAL_SERVER_ERROR))
}

struct Problem<'a>(&'a Rejection);

impl Serialize for Problem<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let status = self.0.status();
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("type", "about:blank")?;
        object.serialize_entry("title", status.canonical_reason().unwrap_or_default())?;
        object.serialize_entry("status", &status.as_u16())?;
        object.serialize_entry("detail", &self.0.message())?;
        object.end()
    }
}
