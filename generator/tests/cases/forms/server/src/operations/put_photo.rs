// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `putPhoto`: `PUT /photos`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{multipart, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::order::{Order, ORDER_SCHEMA};

/// The request of `putPhoto`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutPhotoRequest {
    /// The body.
    pub body: Option<Order>,
}

record::implement! {
    PutPhotoRequest {
        optional(body: Order);
    }
}

impl PutPhotoRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional(
                parts,
                body,
                body_limit,
                "multipart/form-data",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<Order> = bytes
            .as_deref()
            .and_then(|bytes| multipart::decode(
                &multipart::split(parts, bytes, &[]),
                &ORDER_SCHEMA,
                FieldStyles::new(
                    &[
                        ("metadata", FieldStyle::Json),
                        ("lines", FieldStyle::JsonItems),
                        ("address", FieldStyle::Json),
                    ],
                ),
                |_| true,
                &mut violations,
            ));
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// `200`: the order as it was understood.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutPhotoResponse {
    /// The body.
    pub body: Order,
}

impl From<Order> for PutPhotoResponse {
    fn from(body: Order) -> Self {
        Self { body }
    }
}

impl PutPhotoResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `putPhoto`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutPhotoFailure {}

impl PutPhotoFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putPhoto`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutPhotoRequest::decode(parts, body, body_limit).await?;
    match Api::put_photo(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
