// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `watchStates`: `GET /states`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::event_object::EventFields;
use crate::runtime::rejection::Rejection;
use crate::runtime::values;
use crate::runtime::values::Values;
use crate::traits::CommonHeaders;
use crate::types::event_type::EventType;

/// The request of `watchStates`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WatchStatesRequest {}

impl WatchStatesRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: states of the station.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WatchStatesResponse {
    /// The body.
    pub body: Values<EventType>,
}

impl From<Values<EventType>> for WatchStatesResponse {
    fn from(body: Values<EventType>) -> Self {
        Self { body }
    }
}

impl WatchStatesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        values::events(
            into,
            StatusCode::OK,
            "text/event-stream",
            self.body,
            |event| {
                EventFields {
                    event: "event",
                    data_is_text: false,
                    retry_is_text: false,
                }
                    .frame_of(&values::json(event)?)
            },
        )
    }
}

/// The errors of `watchStates`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum WatchStatesFailure {}

impl WatchStatesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `watchStates`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = WatchStatesRequest::decode()?;
    match Api::watch_states(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
