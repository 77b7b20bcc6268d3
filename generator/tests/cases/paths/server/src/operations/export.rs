// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `export`: `POST /exports/{kind}?owner={owner}&since={since}&format=csv`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, query, record, response, text_enum};
use crate::traits::CommonHeaders;

/// The request of `export`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExportRequest {
    pub kind: String,
    pub owner: i64,
    pub since: Option<String>,
    pub format: ExportFormat,
}

/// The required fields of [`ExportRequest`].
#[derive(Debug)]
pub struct ExportRequestRequired {
    pub kind: String,
    pub owner: i64,
    pub format: ExportFormat,
}

record::implement! {
    ExportRequest from ExportRequestRequired {
        required(kind);
        required(owner);
        optional(since: String);
        required(format);
    }
}

impl ExportRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts, kind: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let kind = path::parameter("kind", kind, &mut violations)
            .required(&mut violations, parameter::text);
        let [owner, since, format] = query::read(
            parts.uri.query(),
            ["owner", "since", "format"],
            &mut violations,
        );
        let owner = owner
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let since = since.optional(&mut violations, parameter::text);
        let format = format.required(&mut violations, parameter::choice);
        let (Some(kind), Some(owner), Some(format), true) = (
            kind,
            owner,
            format,
            violations.is_empty(),
        ) else {
            return Err(violations.into());
        };
        Ok(Self { kind, owner, since, format })
    }
}

/// `200`: what is exported.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExportResponse {
    /// The body.
    pub body: Vec<String>,
}

impl From<Vec<String>> for ExportResponse {
    fn from(body: Vec<String>) -> Self {
        Self { body }
    }
}

impl ExportResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `export`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ExportFailure {}

impl ExportFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `export`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    kind: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ExportRequest::decode(parts, kind)?;
    match Api::export(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExportFormat {
    Csv,
}

text_enum::implement! {
    ExportFormat {
        Csv = "csv";
    }
}
