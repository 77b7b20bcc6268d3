//! XML responses, negotiated as an alternative to JSON.

use http::header::CONTENT_TYPE;
use http::request::Parts;
use http::{HeaderValue, Response};

use crate::runtime::body::Body;
use crate::runtime::json_to_xml;
use crate::runtime::server::negotiation;
use crate::runtime::xml::Document;

/// A response in JSON or XML.
#[derive(Clone, Copy, Debug)]
pub struct XmlAlternative {
    /// The media types, separated by commas: that of JSON, then those of XML.
    pub offers: &'static str,
    /// The description of the XML.
    pub document: &'static Document,
}

/// Converts a JSON response to XML if the caller prefers it. `as_xml` returns the conversion by
/// status. A value that XML cannot represent stays JSON.
pub fn prefer(
    parts: &Parts,
    response: &mut Response<Body>,
    as_xml: fn(u16) -> Option<XmlAlternative>,
) {
    let Some(answer) = as_xml(response.status().as_u16()) else {
        return;
    };
    let XmlAlternative { offers, document } = answer;
    let best = negotiation::best(&parts.headers, offers).unwrap_or_default();
    let media_type = offers.split(", ").nth(best).filter(|_| best > 0);
    let json = media_type.and_then(|_| response.body().bytes());
    let xml = json.and_then(|json| json_to_xml::of_json(json, document));
    if let (Some(media_type), Some(xml)) = (media_type, xml) {
        *response.body_mut() = Body::from(xml);
        let media_type = HeaderValue::from_static(media_type);
        response.headers_mut().insert(CONTENT_TYPE, media_type);
    }
}
