//! XML bodies.

use bytes::Bytes;
use http::HeaderValue;

use super::call::{Call, Operation};
use super::decode::{self, Decode};
use super::encode::Encode;
use super::failure::{Failure, InvalidRequest, Malformed};
use super::raw_response::RawResponse;
use super::reply::Reply;
use super::xml::Document;
use super::{json_to_xml, xml_to_json};

impl<O: Operation> Call<O> {
    /// Sets an XML body.
    #[doc(hidden)]
    pub fn xml(self, media_type: &'static str, document: &Document, body: &dyn Encode) -> Self {
        let body = json_to_xml::to_bytes(body, document).map(Bytes::from);
        let media_type = HeaderValue::from_static(media_type);
        self.body_of(media_type, body.ok_or(InvalidRequest::Xml))
    }
}

impl RawResponse {
    /// Decodes a success response with an XML body.
    pub fn xml<T: Decode, E>(self, document: &Document) -> Result<Reply<T>, Failure<E>> {
        let json = xml_to_json::to_json(self.body(), document);
        match json.and_then(|json| decode::from_bytes(&json)) {
            Ok(body) => Ok(Reply::new(body, self)),
            Err(error) => Err(Failure::Malformed(Malformed::json(self, &error))),
        }
    }

    /// Decodes an error response with an XML body.
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
