// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `putKey`: `PUT /keys`.

use std::collections::BTreeMap;

use bytes::Bytes;
use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::body::Body;
use crate::runtime::by_type::ByType;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::Schema;
use crate::runtime::violation::Violations;
use crate::runtime::{
    codec, constrained_body, record, request_body, response, text_format,
};
use crate::traits::CommonHeaders;
use crate::types::key::{Key, KEY_SCHEMA};
use crate::types::level::Level;
use crate::types::signed::Signed;
use crate::{constraints, pipeline};

/// The request of `putKey`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutKeyRequest {
    /// The body.
    pub body: (Key, Bytes),
}

/// The required fields of [`PutKeyRequest`].
#[derive(Debug)]
pub struct PutKeyRequestRequired {
    /// The body.
    pub body: (Key, Bytes),
}

record::implement! {
    PutKeyRequest from PutKeyRequestRequired {
        required(body);
    }
}

/// The schema of the body.
static BODY: Schema = Schema::Tuple(
    &[
        Schema::Reference(&KEY_SCHEMA),
        Schema::String(
            &[
                TextConstraint::Condition(
                    |text| text_format::is::<Base64UrlText>(text),
                    <Base64UrlText as text_format::TextFormat>::EXPECTED,
                ),
            ],
        ),
    ],
);

impl PutKeyRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<codec::Decoded<(Base64UrlText, Base64UrlText)>> = constrained_body::decode_json(
            &bytes,
            &BODY,
            &constraints::PUT_KEY_BODY,
            |_| true,
            &mut violations,
        );
        let body = body.map(|body| body.0);
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the keys that were there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutKeyResponse {
    /// The body.
    pub body: BTreeMap<String, Signed>,
}

impl From<BTreeMap<String, Signed>> for PutKeyResponse {
    fn from(body: BTreeMap<String, Signed>) -> Self {
        Self { body }
    }
}

impl PutKeyResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(
            into,
            StatusCode::OK,
            &codec::Encoded::<
                BTreeMap<
                    String,
                    (
                        Base64UrlText,
                        ByType<Bytes>,
                        Option<Base64UrlText>,
                        Vec<Base64UrlText>,
                        ByType<Level>,
                    ),
                >,
            >(&self.body),
        )
    }
}

/// The errors of `putKey`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutKeyFailure {}

impl PutKeyFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putKey`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutKeyRequest::decode(parts, body, body_limit).await?;
    match Api::put_key(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
