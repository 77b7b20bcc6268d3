// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all operations: authentication,
//! admission and error bodies.

use http::HeaderMap;
use http::request::Parts;

use crate::runtime::admission::{Admission, Refusal};
use crate::runtime::api_key::ApiKeyCredential;
use crate::runtime::bearer::BearerToken;
use crate::runtime::rejection::Rejection;

/// Authenticates requests with the security schemes of the description.
///
/// If an operation accepts several credentials, those of a request are verified in
/// order, and the first valid one identifies the caller.
pub trait Authenticate {
    /// The authenticated caller, which is passed to the handlers.
    type Caller: Send + Sync;

    /// Verifies the bearer token (RFC 6750) of `account`.
    ///
    /// The account of a keeper.
    ///
    /// `scopes` are those that the operation requires.
    fn account(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the bearer token (RFC 6750) of `legacy`.
    ///
    /// `scopes` are those that the operation requires.
    fn legacy(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credentials of `client-id` and `device` together.
    ///
    /// Each must be valid, and all must belong to the same caller. `scopes` are those
    /// that the operation requires, by scheme.
    fn client_id_and_device(
        &self,
        client_id: ApiKeyCredential<'_>,
        device: BearerToken<'_>,
        scopes: [&'static [&'static str]; 2],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the bearer token (RFC 6750) of `console`.
    ///
    /// `scopes` are those that the operation requires.
    fn console(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;
}

/// Admits or refuses a request before its body is read.
///
/// It is called for every request, including those for unknown paths and methods.
/// The caller is absent only if the credential is missing, invalid, or not
/// required.
pub trait Admit: Authenticate {
    /// Admits or refuses a request, and returns the common headers of its response.
    fn admit(
        &self,
        _: Option<&Self::Caller>,
        _: &Parts,
    ) -> impl Future<Output = Admission<CommonHeaders>> + Send {
        async { Admission::granted(CommonHeaders::default()) }
    }
}

/// The common headers of all responses.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CommonHeaders {}

impl CommonHeaders {
    /// Adds the headers to a response.
    pub(crate) fn write(&self, _: &mut HeaderMap) -> Result<(), Rejection> {
        Ok(())
    }
}
