// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `sendParts`: `POST /v1/parts`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::multipart::FileField;
use crate::runtime::rejection::Rejection;
use crate::runtime::upload::Upload;
use crate::runtime::violation::Violations;
use crate::runtime::{multipart, response, upload_body};
use crate::types::SendPartsBodyFields;
use crate::{pipeline, types};

/// The request of `sendParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsRequest {
    /// The body.
    pub body: Upload<SendPartsBodyFields>,
}

/// The required fields of [`SendPartsRequest`].
#[derive(Debug)]
pub struct SendPartsRequestRequired {
    /// The body.
    pub body: Upload<SendPartsBodyFields>,
}

impl From<SendPartsRequestRequired> for SendPartsRequest {
    fn from(required: SendPartsRequestRequired) -> Self {
        Self { body: required.body }
    }
}

/// The file fields of the body.
const FILES: &[FileField] = &[
    FileField {
        name: "file",
        required: true,
        several: false,
        media_types: "",
    },
];

impl SendPartsRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let found = upload_body::read(
                parts,
                body,
                body_limit,
                FILES,
                "multipart/form-data",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<Upload<SendPartsBodyFields>> = multipart::decode_upload(
            &found,
            &types::send_parts_body_fields::SCHEMA,
            FieldStyles::new(&[("thing", FieldStyle::Json)]),
            FILES,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SendPartsResponse {}

impl SendPartsResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// The errors of `sendParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SendPartsFailure {}

impl SendPartsFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Handles a request to `sendParts`.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
) -> Response<Body> {
    let headers = match pipeline::admit_anonymous(api, parts).await {
        Ok(admitted) => admitted,
        Err(response) => return response,
    };
    let result = respond(api, parts, body, body_limit).await;
    pipeline::finish(api, &headers, result)
}

async fn respond<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
) -> Result<Response<Body>, Rejection> {
    let request = SendPartsRequest::decode(parts, body, body_limit).await?;
    match Api::send_parts(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
