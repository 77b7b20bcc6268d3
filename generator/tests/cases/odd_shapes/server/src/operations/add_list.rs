// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `addList`: `POST /lists/{method}`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{header, parameter, path, query, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::at_least_three::{AtLeastThree, AT_LEAST_THREE_SCHEMA};

/// The request of `addList`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddListRequest {
    pub method_: String,
    pub headers_: Option<String>,
    /// The body.
    pub body: Vec<AtLeastThree>,
}

/// The required fields of [`AddListRequest`].
#[derive(Debug)]
pub struct AddListRequestRequired {
    pub method_: String,
    /// The body.
    pub body: Vec<AtLeastThree>,
}

record::implement! {
    AddListRequest from AddListRequestRequired {
        required(method_);
        optional(headers_: String);
        required(body);
    }
}

/// The schema of the body.
static BODY: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&AT_LEAST_THREE_SCHEMA),
        minimum: 0,
        maximum: 3,
    },
);

impl AddListRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        method_: &str,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let method_ = path::parameter("method", method_, &mut violations)
            .required(&mut violations, parameter::text);
        let [headers_] = query::read(parts.uri.query(), ["headers"], &mut violations);
        let headers_ = headers_.optional(&mut violations, parameter::text);
        let body: Option<Vec<AtLeastThree>> = request_body::decode_json(
            &bytes,
            &BODY,
            |body: &Vec<AtLeastThree>| {
                body.len() <= 3 && body.iter().all(|&item| item >= 3)
            },
            &mut violations,
        );
        let (Some(method_), Some(body), true) = (method_, body, violations.is_empty())
        else {
            return Err(violations.into());
        };
        Ok(Self { method_, headers_, body })
    }
}

/// The success responses of `addList`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddListResponse {
    /// `204`: nothing.
    NoContent,
    /// `299`: added.
    Status299(AddListStatus299),
}

impl AddListResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NoContent => {
                response::empty(into, StatusCode::NO_CONTENT);
                Ok(())
            }
            Self::Status299(payload) => payload.encode(into, response::status(299)),
        }
    }
}

/// The errors of `addList`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddListFailure {}

impl AddListFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddListStatus299 {
    pub x_ratio: Option<f64>,
}

record::implement! {
    AddListStatus299 {
        optional(x_ratio: f64);
    }
}

impl AddListStatus299 {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        response::empty(into, status);
        let headers = into.headers_mut();
        if let Some(value) = &self.x_ratio {
            header::write(headers, const { HeaderName::from_static("x-ratio") }, value)?;
        }
        Ok(())
    }
}

/// Handles a request to `addList`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    method_: &str,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddListRequest::decode(parts, method_, body, body_limit).await?;
    match Api::add_list(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
