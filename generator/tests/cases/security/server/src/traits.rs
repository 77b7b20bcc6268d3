// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all operations: authentication,
//! admission and error bodies.

use http::HeaderMap;
use http::request::Parts;

use crate::runtime::admission::{Admission, Refusal};
use crate::runtime::api_key::ApiKeyCredential;
use crate::runtime::basic::BasicCredential;
use crate::runtime::bearer::BearerToken;
use crate::runtime::http_credential::HttpCredential;
use crate::runtime::rejection::Rejection;

/// Authenticates requests with the security schemes of the description.
///
/// If an operation accepts several credentials, those of a request are verified in
/// order, and the first valid one identifies the caller.
pub trait Authenticate {
    /// The authenticated caller, which is passed to the handlers.
    type Caller: Send + Sync;

    /// Verifies the bearer token (RFC 6750) of `token`.
    ///
    /// `scopes` are those that the operation requires.
    fn token(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the user name and password (RFC 7617) of `account`.
    ///
    /// `scopes` are those that the operation requires.
    fn account(
        &self,
        credential: BasicCredential,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the key in the header `authorization` of `raw`.
    ///
    /// `scopes` are those that the operation requires.
    fn raw(
        &self,
        key: ApiKeyCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the bearer token (RFC 6750) of `oauth`.
    ///
    /// `scopes` are those that the operation requires.
    fn oauth(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the bearer token (RFC 6750) of `openId`.
    ///
    /// `scopes` are those that the operation requires.
    fn open_id(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the key in the cookie `SESSION` of `session`.
    ///
    /// `scopes` are those that the operation requires.
    fn session(
        &self,
        key: ApiKeyCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credential of the HTTP scheme `Digest` of `digest`.
    ///
    /// A request without it is rejected with the challenge `Digest`, without parameters.
    ///
    /// `scopes` are those that the operation requires.
    fn digest(
        &self,
        credential: HttpCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credentials of `header` and `query` together.
    ///
    /// Each must be valid, and all must belong to the same caller. `scopes` are those
    /// that the operation requires, by scheme.
    fn header_and_query(
        &self,
        header: ApiKeyCredential<'_>,
        query: ApiKeyCredential<'_>,
        scopes: [&'static [&'static str]; 2],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credentials of `oauth` and `session` together.
    ///
    /// Each must be valid, and all must belong to the same caller. `scopes` are those
    /// that the operation requires, by scheme.
    fn oauth_and_session(
        &self,
        oauth: BearerToken<'_>,
        session: ApiKeyCredential<'_>,
        scopes: [&'static [&'static str]; 2],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the key in the header `x-key` of `header`.
    ///
    /// A key of the console.
    ///
    /// `scopes` are those that the operation requires.
    fn header(
        &self,
        key: ApiKeyCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credentials of `query` and `session` together.
    ///
    /// Each must be valid, and all must belong to the same caller. `scopes` are those
    /// that the operation requires, by scheme.
    fn query_and_session(
        &self,
        query: ApiKeyCredential<'_>,
        session: ApiKeyCredential<'_>,
        scopes: [&'static [&'static str]; 2],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the key in the query parameter `key` of `query`.
    ///
    /// `scopes` are those that the operation requires.
    fn query(
        &self,
        key: ApiKeyCredential<'_>,
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
