// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `sendParts`: `POST /v1/parts`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::multipart::FileField;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::upload::Upload;
use crate::runtime::violation::Violations;
use crate::runtime::{multipart, object, object_schema, record, response, upload_body};
use crate::traits::CommonHeaders;
use crate::types::filter::{Filter, FILTER_SCHEMA};

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

record::implement! {
    SendPartsRequest from SendPartsRequestRequired {
        required(body);
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
        let upload = upload_body::read(
                parts,
                body,
                body_limit,
                FILES,
                "multipart/form-data",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<Upload<SendPartsBodyFields>> = multipart::decode_upload(
            &upload,
            &SEND_PARTS_BODY_FIELDS_SCHEMA,
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `sendParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SendPartsFailure {}

impl SendPartsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `sendParts`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = SendPartsRequest::decode(parts, body, body_limit).await?;
    match Api::send_parts(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsBodyFields {
    /// Deprecated.
    pub kind: String,
    /// Deprecated.
    pub note: Option<String>,
    /// Deprecated.
    pub thing: Option<Filter>,
}

/// The required fields of [`SendPartsBodyFields`].
#[derive(Debug)]
pub struct SendPartsBodyFieldsRequired {
    /// Deprecated.
    pub kind: String,
}

object::implement! {
    SendPartsBodyFields from SendPartsBodyFieldsRequired {
        required(kind, "kind");
        optional(note: String, "note");
        optional(thing: Filter, "thing");
    }
}

object_schema::implement! {
    SEND_PARTS_BODY_FIELDS_SCHEMA {
        required("kind", Schema::String(&[]));
        optional("note", Schema::String(&[]));
        optional("thing", Schema::Reference(&FILTER_SCHEMA));
    }, AdditionalProperties::Any
}
