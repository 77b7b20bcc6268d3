// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `listSensors`: `GET /sensors`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;
use crate::types::sensor_id::SensorId;

/// The request of `listSensors`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListSensorsRequest {}

impl ListSensorsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// The success responses of `listSensors`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListSensorsResponse {
    /// `200`: the identifiers.
    Ok(Vec<SensorId>),
    /// `202`: the days that are missing.
    Accepted(Vec<Date>),
}

impl ListSensorsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Ok(body) => response::json(into, StatusCode::OK, &body),
            Self::Accepted(body) => response::json(into, StatusCode::ACCEPTED, &body),
        }
    }
}

/// The errors of `listSensors`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListSensorsFailure {}

impl ListSensorsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listSensors`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListSensorsRequest::decode()?;
    match Api::list_sensors(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
