// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /pets`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{header, record, response};
use crate::traits::CommonHeaders;
use crate::types::pet::Pet;
use crate::types::problem::Problem;

/// The request of `listPets`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsRequest {}

impl ListPetsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: the animals.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPetsResponse {
    /// The body.
    pub body: Vec<Pet>,
    pub x_total: i32,
}

/// The required fields of [`ListPetsResponse`].
#[derive(Debug)]
pub struct ListPetsResponseRequired {
    /// The body.
    pub body: Vec<Pet>,
    pub x_total: i32,
}

record::implement! {
    ListPetsResponse from ListPetsResponseRequired {
        required(body);
        required(x_total);
    }
}

impl ListPetsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        header::write(
            headers,
            const { HeaderName::from_static("x-total") },
            &self.x_total,
        )?;
        Ok(())
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListPetsFailure {
    /// `default`: it failed.
    ///
    /// The status must be from 400 to 599; otherwise the response is an internal error.
    Default(StatusCode, Problem),
}

impl ListPetsFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Default(status, body) => {
                response::json(into, response::chosen(status, 400..=599, &[])?, &body)
            }
        }
    }
}

/// Handles a request to `listPets`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::key(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ListPetsRequest::decode()?;
    match Api::list_pets(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
