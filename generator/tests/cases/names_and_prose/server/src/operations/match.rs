// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `match`: `GET /type/{type}`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, parameter, path, query, record, response};
use crate::traits::CommonHeaders;
use crate::types::r#struct::Struct;
use crate::types::value2fa::Value2fa;

/// The request of `match`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MatchRequest {
    pub r#type: Value2fa,
    pub self_: Option<String>,
    pub x_y: String,
    pub query_: Option<String>,
    pub send_: Option<bool>,
    pub decode_: Option<bool>,
}

/// The required fields of [`MatchRequest`].
#[derive(Debug)]
pub struct MatchRequestRequired {
    pub r#type: Value2fa,
}

record::implement! {
    MatchRequest from MatchRequestRequired {
        required(r#type);
        optional(self_: String);
        default(x_y: String = "a\"b".to_owned());
        optional(query_: String);
        optional(send_: bool);
        optional(decode_: bool);
    }
}

impl MatchRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts, r#type: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let r#type = path::parameter("type", r#type, &mut violations)
            .required(&mut violations, parameter::choice);
        let [self_, x_y, query_, send_, decode_] = query::read(
            parts.uri.query(),
            ["self", "x-y", "query", "send", "decode"],
            &mut violations,
        );
        let self_ = self_.optional(&mut violations, parameter::text);
        let x_y = x_y.optional(&mut violations, parameter::text);
        let query_ = query_.optional(&mut violations, parameter::text);
        let send_ = send_.optional(&mut violations, parameter::boolean);
        let decode_ = decode_.optional(&mut violations, parameter::boolean);
        let (Some(r#type), true) = (r#type, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            r#type,
            self_,
            x_y: x_y.unwrap_or("a\"b".to_owned()),
            query_,
            send_,
            decode_,
        })
    }
}

/// `200`: <http://odd.example> is fine: \[x](y) � - \<script>.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MatchResponse {
    /// The body.
    pub body: Struct,
    pub encode_: Option<String>,
    pub x_ratio: Option<f64>,
}

record::implement! {
    MatchResponse {
        required(body);
        optional(encode_: String);
        optional(x_ratio: f64);
    }
}

impl From<Struct> for MatchResponse {
    fn from(body: Struct) -> Self {
        Self {
            body,
            encode_: None,
            x_ratio: None,
        }
    }
}

impl MatchResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.encode_ {
            header::write(headers, const { HeaderName::from_static("encode") }, value)?;
        }
        if let Some(value) = &self.x_ratio {
            header::write(headers, const { HeaderName::from_static("x-ratio") }, value)?;
        }
        Ok(())
    }
}

/// The errors of `match`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MatchFailure {}

impl MatchFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `match`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    r#type: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = MatchRequest::decode(parts, r#type)?;
    match Api::r#match(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
