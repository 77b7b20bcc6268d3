// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `readLog`: `GET /log`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::event::Event;
use crate::runtime::rejection::Rejection;
use crate::runtime::values::Values;
use crate::runtime::{event, values};
use crate::traits::CommonHeaders;

/// The request of `readLog`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ReadLogRequest {}

impl ReadLogRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: lines of the log.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadLogResponse {
    /// The body.
    pub body: Values<Event<String>>,
}

impl From<Values<Event<String>>> for ReadLogResponse {
    fn from(body: Values<Event<String>>) -> Self {
        Self { body }
    }
}

impl ReadLogResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        values::events(
            into,
            StatusCode::OK,
            "text/event-stream",
            self.body,
            |event| Some(event.to_frame(event::write_text(&event.data)?)),
        )
    }
}

/// The errors of `readLog`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReadLogFailure {
    /// `503`: why there is none.
    ServiceUnavailable(Values<Event<String>>),
}

impl ReadLogFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::ServiceUnavailable(body) => {
                values::events(
                    into,
                    StatusCode::SERVICE_UNAVAILABLE,
                    "text/event-stream",
                    body,
                    |event| Some(event.to_frame(event::write_text(&event.data)?)),
                )
            }
        }
    }
}

/// Handles a request to `readLog`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ReadLogRequest::decode()?;
    match Api::read_log(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
