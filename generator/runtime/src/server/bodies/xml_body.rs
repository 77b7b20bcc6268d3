//! XML bodies.

use std::borrow::Cow;

use http::header::CONTENT_TYPE;
use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::encode::Encode;
use crate::runtime::json_to_xml;
use crate::runtime::media_type::is_within_any;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::response;
use crate::runtime::violation::{Place, Violations};
use crate::runtime::xml::Document;
use crate::runtime::xml_to_json;

/// Returns the JSON of a body, converted from XML if the `Content-Type` is XML.
pub fn json<'b>(
    parts: &Parts,
    bytes: &'b [u8],
    document: &Document,
    violations: &mut Violations,
) -> Option<Cow<'b, [u8]>> {
    if !is_xml(parts) {
        return Some(Cow::Borrowed(bytes));
    }
    match xml_to_json::to_json(bytes, document) {
        Ok(json) => Some(Cow::Owned(json)),
        Err(error) => {
            violations.push(Place::Body(error.pointer()), error.message().to_owned());
            None
        }
    }
}

fn is_xml(parts: &Parts) -> bool {
    let media_type = parts.headers.get(CONTENT_TYPE);
    media_type.is_some_and(|value| is_within_any(value.as_bytes(), "*/xml, *+xml"))
}

/// Writes an XML body into a response.
pub fn respond<T: Encode + ?Sized>(
    into: &mut Response<Body>,
    status: StatusCode,
    media_type: &'static str,
    document: &Document,
    body: &T,
) -> Result<(), Rejection> {
    let bytes = json_to_xml::to_bytes(body, document).ok_or_else(response::unencodable)?;
    response::whole(into, status, media_type, bytes);
    Ok(())
}
