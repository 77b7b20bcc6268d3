// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `putSettings`: `PUT /settings`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{constrained_body, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::settings_type::{SettingsType, SETTINGS_TYPE_SCHEMA};
use crate::{constraints, pipeline};

/// The request of `putSettings`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutSettingsRequest {
    /// The body.
    pub body: Option<SettingsType>,
}

record::implement! {
    PutSettingsRequest {
        optional(body: SettingsType);
    }
}

impl PutSettingsRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<SettingsType> = bytes
            .as_deref()
            .and_then(|bytes| constrained_body::decode_json(
                bytes,
                &SETTINGS_TYPE_SCHEMA,
                &constraints::SETTINGS,
                |_| true,
                &mut violations,
            ));
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// `204`: put.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutSettingsResponse {}

impl PutSettingsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `putSettings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutSettingsFailure {}

impl PutSettingsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putSettings`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutSettingsRequest::decode(parts, body, body_limit).await?;
    match Api::put_settings(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
