// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `putList`: `PUT /lists`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::PutListBody;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{
    content_type, object, object_schema, record, request_body, response, text_body,
    xml_body,
};
use crate::traits::CommonHeaders;
use crate::{pipeline, xml};

/// The request of `putList`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutListRequest {
    /// The body.
    pub body: PutListBody,
}

/// The required fields of [`PutListRequest`].
#[derive(Debug)]
pub struct PutListRequestRequired {
    /// The body.
    pub body: PutListBody,
}

record::implement! {
    PutListRequest from PutListRequestRequired {
        required(body);
    }
}

impl PutListRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(
                parts,
                body,
                body_limit,
                "application/xml, text/csv",
            )
            .await?;
        let mut violations = Violations::new();
        let body = match content_type::select(parts, &["application/xml", "text/csv"]) {
            0 => {
                let body: Option<PutListBodyXml> = xml_body::json(
                        parts,
                        &bytes,
                        &xml::PUT_LIST_BODY_XML_DOCUMENT,
                        &mut violations,
                    )
                    .and_then(|json| request_body::decode_json(
                        &json,
                        &PUT_LIST_BODY_XML_SCHEMA,
                        |_| true,
                        &mut violations,
                    ));
                body.map(PutListBody::Xml)
            }
            _ => {
                let body = text_body::decode(parts, &bytes, &[], &mut violations);
                body.map(PutListBody::Csv)
            }
        };
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: put.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutListResponse {}

impl PutListResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `putList`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutListFailure {}

impl PutListFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putList`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutListRequest::decode(parts, body, body_limit).await?;
    match Api::put_list(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutListBodyXml {
    pub names: Vec<String>,
}

/// The required fields of [`PutListBodyXml`].
#[derive(Debug)]
pub struct PutListBodyXmlRequired {
    pub names: Vec<String>,
}

object::implement! {
    PutListBodyXml from PutListBodyXmlRequired {
        required(names, "names");
    }
}

object_schema::implement! {
    PUT_LIST_BODY_XML_SCHEMA {
        required("names", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
