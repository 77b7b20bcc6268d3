// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `replaceFile`: `PUT /files/{authenticate}/{found}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::alternatives::Alternatives;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::multipart::FileField;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::AdditionalProperties;
use crate::runtime::upload::Upload;
use crate::runtime::violation::Violations;
use crate::runtime::{
    multipart, object, object_schema, parameter, path, record, response, upload_body,
};
use crate::traits::CommonHeaders;

/// The request of `replaceFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaceFileRequest {
    pub authenticate: String,
    pub found: String,
    /// The body.
    pub body: Upload<ReplaceFileBodyFields>,
}

/// The required fields of [`ReplaceFileRequest`].
#[derive(Debug)]
pub struct ReplaceFileRequestRequired {
    pub authenticate: String,
    pub found: String,
    /// The body.
    pub body: Upload<ReplaceFileBodyFields>,
}

record::implement! {
    ReplaceFileRequest from ReplaceFileRequestRequired {
        required(authenticate);
        required(found);
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

impl ReplaceFileRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        authenticate: &str,
        found: &str,
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
        let authenticate = path::parameter("authenticate", authenticate, &mut violations)
            .required(&mut violations, parameter::text);
        let found = path::parameter("found", found, &mut violations)
            .required(&mut violations, parameter::text);
        let body: Option<Upload<ReplaceFileBodyFields>> = multipart::decode_upload(
            &upload,
            &REPLACE_FILE_BODY_FIELDS_SCHEMA,
            FieldStyles::new(&[]),
            FILES,
            |_| true,
            &mut violations,
        );
        let (Some(authenticate), Some(found), Some(body), true) = (
            authenticate,
            found,
            body,
            violations.is_empty(),
        ) else {
            return Err(violations.into());
        };
        Ok(Self { authenticate, found, body })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ReplaceFileResponse {}

impl ReplaceFileResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `replaceFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReplaceFileFailure {}

impl ReplaceFileFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `replaceFile`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    authenticate: &str,
    found: &str,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = self::authenticate(api, parts).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ReplaceFileRequest::decode(
            parts,
            authenticate,
            found,
            body,
            body_limit,
        )
        .await?;
    match Api::replace_file(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Authenticates the caller with the first valid alternative.
async fn authenticate<A: Api>(api: &A, parts: &Parts) -> Result<A::Caller, Rejection> {
    let mut alternatives = Alternatives::new(
        "Basic realm=\"api\", charset=\"UTF-8\", Bearer",
    );
    match pipeline::basic(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::token(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ReplaceFileBodyFields {}

object::implement! {
    ReplaceFileBodyFields {}
}

object_schema::implement! {
    REPLACE_FILE_BODY_FIELDS_SCHEMA {}, AdditionalProperties::Any
}
