// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! `getAccount`: `GET /account`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;
use crate::types::account::Account;

/// The request of `getAccount`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAccountRequest {}

impl GetAccountRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: the account, without its password.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAccountResponse {
    /// The body.
    pub body: Account,
}

impl From<Account> for GetAccountResponse {
    fn from(body: Account) -> Self {
        Self { body }
    }
}

impl GetAccountResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `getAccount`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetAccountFailure {}

impl GetAccountFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getAccount`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetAccountRequest::decode()?;
    match Api::get_account(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
