// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `listSensors`: `GET /sensors`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::types::SensorId;

/// What `listSensors` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListSensorsRequest {}

impl ListSensorsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// What `listSensors` answers.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListSensorsResponse {
    /// `200`: the identifiers.
    Ok(Vec<SensorId>),
    /// `202`: the days that are missing.
    Accepted(Vec<Date>),
}

impl ListSensorsResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::Ok(body) => response::json(StatusCode::OK, &body),
            Self::Accepted(body) => response::json(StatusCode::ACCEPTED, &body),
        }
    }
}

/// How `listSensors` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListSensorsFailure {}

impl ListSensorsFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `listSensors`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = ListSensorsRequest::decode()?;
    match Api::list_sensors(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
