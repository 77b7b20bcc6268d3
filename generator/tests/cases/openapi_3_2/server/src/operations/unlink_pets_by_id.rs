// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `unlink_pets_by_id`: `unlink /pets/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `unlink_pets_by_id`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnlinkPetsByIdRequest {
    pub id: String,
}

/// The required fields of [`UnlinkPetsByIdRequest`].
#[derive(Debug)]
pub struct UnlinkPetsByIdRequestRequired {
    pub id: String,
}

record::implement! {
    UnlinkPetsByIdRequest from UnlinkPetsByIdRequestRequired {
        required(id);
    }
}

impl UnlinkPetsByIdRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(&mut violations, parameter::text);
        let (Some(id), true) = (id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { id })
    }
}

/// `204`: an undescribed response.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UnlinkPetsByIdResponse {}

impl UnlinkPetsByIdResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `unlink_pets_by_id`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum UnlinkPetsByIdFailure {}

impl UnlinkPetsByIdFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `unlink_pets_by_id`. The common headers are set if it
/// returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::login(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = UnlinkPetsByIdRequest::decode(id)?;
    match Api::unlink_pets_by_id(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
