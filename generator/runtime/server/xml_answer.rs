//! Answers of XML, where a caller likes it better than the JSON of the same value.

use http::header::CONTENT_TYPE;
use http::request::Parts;
use http::{HeaderValue, Response};

use super::accept;
use super::body::Body;
use super::xml::Document;
use super::xml_write;

/// An answer that is JSON or XML.
#[derive(Clone, Copy, Debug)]
pub struct XmlAnswer {
    /// The media types, with commas between them: that of JSON, and behind it those of XML.
    pub offers: &'static str,
    /// The element that the XML is.
    pub document: &'static Document,
}

/// An answer of JSON as its caller likes it best: as it is, or as XML where `as_xml` tells how, by
/// its status. What XML cannot hold stays JSON.
pub fn preferred(
    parts: &Parts,
    response: Response<Body>,
    as_xml: fn(u16) -> Option<XmlAnswer>,
) -> Response<Body> {
    let Some(answer) = as_xml(response.status().as_u16()) else {
        return response;
    };
    let XmlAnswer { offers, document } = answer;
    let best = accept::best(&parts.headers, offers).unwrap_or_default();
    let media_type = offers.split(", ").nth(best).filter(|_| best > 0);
    let json = media_type.and_then(|_| response.body().bytes());
    let xml = json.and_then(|json| xml_write::of_json(json, document));
    match (media_type, xml) {
        (Some(media_type), Some(xml)) => {
            let mut response = response.map(|_| Body::from(xml));
            let media_type = HeaderValue::from_static(media_type);
            response.headers_mut().insert(CONTENT_TYPE, media_type);
            response
        }
        _ => response,
    }
}
