//! XML bodies.

use bytes::Bytes;
use http::HeaderValue;

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::{Failure, InvalidRequest, Malformed};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::tolerance::TOLERANCE;
use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{self, Encode};
use crate::runtime::json_to_xml;
use crate::runtime::xml::Document;
use crate::runtime::xml_to_json;

const NOT_XML: &str = "has a control character, or the key of a map is not the name of an element";

impl<O: Operation> CallBuilder<O> {
    /// Sets an XML body.
    #[doc(hidden)]
    pub fn xml(self, media_type: &'static str, document: &Document, body: &dyn Encode) -> Self {
        let media_type = HeaderValue::from_static(media_type);
        let json = encode::try_to_bytes(body);
        let xml = json.and_then(|json| {
            json_to_xml::of_json(&json, document).ok_or_else(|| DecodeError::new(NOT_XML))
        });
        let xml = xml.map_err(|error| InvalidRequest::body(&error));
        self.body_of(media_type, xml.map(Bytes::from))
    }
}

impl RawResponse {
    /// Decodes a success response with an XML body.
    #[doc(hidden)]
    pub fn xml<T: Decode, E>(self, document: &Document) -> Result<Reply<T>, Failure<E>> {
        let json = xml_to_json::to_json(self.body(), document);
        match json.and_then(|json| decode::from_bytes_with(&json, TOLERANCE)) {
            Ok(body) => Ok(Reply::new(body, self)),
            Err(error) => Err(Failure::Malformed(Malformed::json(self, &error))),
        }
    }

    /// Decodes an error response with an XML body.
    #[doc(hidden)]
    pub fn xml_failure<T: Decode, E>(
        self,
        document: &Document,
        failure: impl FnOnce(Reply<T>) -> E,
    ) -> Failure<E> {
        match self.xml(document) {
            Ok(reply) => Failure::Operation(failure(reply)),
            Err(other) => other,
        }
    }
}
