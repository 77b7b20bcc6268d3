// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `watchChanges`: `GET /changes`.

use std::collections::BTreeMap;

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::event::Event;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{MapValues, Schema};
use crate::runtime::values::Values;
use crate::runtime::violation::Violations;
use crate::runtime::{header, record, response, structured, values};
use crate::traits::CommonHeaders;
use crate::types::measure::Measure;

/// The request of `watchChanges`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WatchChangesRequest {
    pub limits: Option<BTreeMap<String, i64>>,
}

record::implement! {
    WatchChangesRequest {
        optional(limits: BTreeMap<String, i64>);
    }
}

/// The schema of `limits`.
static LIMITS_PARAMETER: Schema = Schema::Map(
    &MapValues {
        schema: Schema::Integer(i64::MIN, i64::MAX),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl WatchChangesRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let limits: Option<BTreeMap<String, i64>> = structured::query(
                parts.uri.query(),
                "limits",
                Style::Deep,
                &[],
                &LIMITS_PARAMETER,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        violations.into_result()?;
        Ok(Self { limits })
    }
}

/// `200`: measures as they are taken.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WatchChangesResponse {
    /// The body.
    pub body: Values<Event<Measure>>,
    /// The seconds between two.
    pub x_interval: Option<i64>,
}

record::implement! {
    WatchChangesResponse {
        required(body);
        optional(x_interval: i64);
    }
}

impl From<Values<Event<Measure>>> for WatchChangesResponse {
    fn from(body: Values<Event<Measure>>) -> Self {
        Self { body, x_interval: None }
    }
}

impl WatchChangesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        values::events(
            into,
            StatusCode::OK,
            "text/event-stream",
            self.body,
            |event| Some(event.to_frame(values::json(&event.data)?)),
        )?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_interval {
            header::write(
                headers,
                const { HeaderName::from_static("x-interval") },
                value,
            )?;
        }
        Ok(())
    }
}

/// The errors of `watchChanges`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum WatchChangesFailure {
    /// `404`: nothing is measured.
    NotFound,
}

impl WatchChangesFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound => {
                response::empty(into, StatusCode::NOT_FOUND);
                Ok(())
            }
        }
    }
}

/// Handles a request to `watchChanges`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = WatchChangesRequest::decode(parts)?;
    match Api::watch_changes(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
