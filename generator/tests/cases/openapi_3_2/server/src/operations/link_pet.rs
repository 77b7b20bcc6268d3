// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `linkPet`: `LINK /pets/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `linkPet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LinkPetRequest {
    pub id: String,
}

/// The required fields of [`LinkPetRequest`].
#[derive(Debug)]
pub struct LinkPetRequestRequired {
    pub id: String,
}

record::implement! {
    LinkPetRequest from LinkPetRequestRequired {
        required(id);
    }
}

impl LinkPetRequest {
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
pub struct LinkPetResponse {}

impl LinkPetResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `linkPet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum LinkPetFailure {}

impl LinkPetFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `linkPet`. The common headers are set if it returns.
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
    let request = LinkPetRequest::decode(id)?;
    match Api::link_pet(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
