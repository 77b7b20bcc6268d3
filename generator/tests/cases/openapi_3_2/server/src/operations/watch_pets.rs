// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `watchPets`: `GET /pets/changes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::values::Values;
use crate::runtime::{object, object_schema, values};
use crate::traits::CommonHeaders;

/// The request of `watchPets`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WatchPetsRequest {}

impl WatchPetsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: an undescribed response.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WatchPetsResponse {
    /// The body.
    pub body: Values<Changes>,
}

impl From<Values<Changes>> for WatchPetsResponse {
    fn from(body: Values<Changes>) -> Self {
        Self { body }
    }
}

impl WatchPetsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        values::lines(into, StatusCode::OK, "application/jsonl", self.body, values::json)
    }
}

/// The errors of `watchPets`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum WatchPetsFailure {}

impl WatchPetsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `watchPets`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::login(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = WatchPetsRequest::decode()?;
    match Api::watch_pets(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Changes {
    pub name: String,
}

/// The required fields of [`Changes`].
#[derive(Debug)]
pub struct ChangesRequired {
    pub name: String,
}

object::implement! {
    Changes from ChangesRequired {
        required(name, "name");
    }
}

object_schema::implement! {
    CHANGES_SCHEMA {
        required("name", Schema::String(&[]));
    }, AdditionalProperties::Any
}
