// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `watchPositions`: `GET /positions`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::NumberBounds;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::values::Values;
use crate::runtime::violation::Violations;
use crate::runtime::{object, object_schema, query, record, values};
use crate::traits::CommonHeaders;

/// The request of `watchPositions`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WatchPositionsRequest {
    pub r#box: Option<WatchPositionsBox>,
}

record::implement! {
    WatchPositionsRequest {
        optional(r#box: WatchPositionsBox);
    }
}

impl WatchPositionsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [r#box] = query::read(parts.uri.query(), ["box"], &mut violations);
        let r#box: Option<WatchPositionsBox> = r#box
            .json(&WATCH_POSITIONS_BOX_SCHEMA)
            .optional(&mut violations, |_| true);
        violations.into_result()?;
        Ok(Self { r#box })
    }
}

/// `200`: an undescribed response.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WatchPositionsResponse {
    /// The body.
    pub body: Values<WatchPositionsOkBody>,
}

impl From<Values<WatchPositionsOkBody>> for WatchPositionsResponse {
    fn from(body: Values<WatchPositionsOkBody>) -> Self {
        Self { body }
    }
}

impl WatchPositionsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        values::sequence(
            into,
            StatusCode::OK,
            "application/geo+json-seq",
            self.body,
            values::json,
        )
    }
}

/// The errors of `watchPositions`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum WatchPositionsFailure {}

impl WatchPositionsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `watchPositions`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::login(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = WatchPositionsRequest::decode(parts)?;
    match Api::watch_positions(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WatchPositionsBox {
    pub width: Option<f64>,
}

object::implement! {
    WatchPositionsBox {
        optional(width: f64, "width");
    }
}

object_schema::implement! {
    WATCH_POSITIONS_BOX_SCHEMA {
        optional("width", Schema::Number(NumberBounds::ANY));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WatchPositionsOkBody {
    pub x: Option<f64>,
}

object::implement! {
    WatchPositionsOkBody {
        optional(x: f64, "x");
    }
}
