// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! What an implementation decides for all operations together: who calls, whether a
//! request is let in, and what an error looks like.

use http::HeaderMap;
use http::request::Parts;

use crate::runtime::admission::{Admission, Refusal};
use crate::runtime::api_key::ApiKeyCredential;
use crate::runtime::basic::BasicCredential;
use crate::runtime::bearer::BearerToken;
use crate::runtime::http_credential::HttpCredential;
use crate::runtime::rejection::Rejection;

/// Tells who calls, from the credentials that the description asks for.
///
/// Where any one of several credentials is enough, those that a request carries are
/// verified one after the other, and the first that is valid tells who calls.
pub trait Authenticate {
    /// Who calls. The handlers are given it.
    type Caller: Send + Sync;

    /// Verifies the bearer token (RFC 6750) of `token`.
    ///
    /// `scopes` are those that the operation asks for.
    fn token(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the user name and the password (RFC 7617) of `account`.
    ///
    /// `scopes` are those that the operation asks for.
    fn account(
        &self,
        credential: BasicCredential,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the key in the header `authorization` of `raw`.
    ///
    /// `scopes` are those that the operation asks for.
    fn raw(
        &self,
        key: ApiKeyCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the bearer token (RFC 6750) of `oauth`.
    ///
    /// `scopes` are those that the operation asks for.
    fn oauth(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the bearer token (RFC 6750) of `openId`.
    ///
    /// `scopes` are those that the operation asks for.
    fn open_id(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the key in the cookie `SESSION` of `session`.
    ///
    /// `scopes` are those that the operation asks for.
    fn session(
        &self,
        key: ApiKeyCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credential by the HTTP scheme `Digest` of `digest`.
    ///
    /// A request without it is answered with the challenge `Digest`, which has no parameters.
    ///
    /// `scopes` are those that the operation asks for.
    fn digest(
        &self,
        credential: HttpCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credentials of `header` and `query` together.
    ///
    /// Each must be valid, and they must belong together. `scopes` are those that the
    /// operation asks for, by scheme.
    fn header_and_query(
        &self,
        header: ApiKeyCredential<'_>,
        query: ApiKeyCredential<'_>,
        scopes: [&'static [&'static str]; 2],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credentials of `oauth` and `session` together.
    ///
    /// Each must be valid, and they must belong together. `scopes` are those that the
    /// operation asks for, by scheme.
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
    /// `scopes` are those that the operation asks for.
    fn header(
        &self,
        key: ApiKeyCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credentials of `query` and `session` together.
    ///
    /// Each must be valid, and they must belong together. `scopes` are those that the
    /// operation asks for, by scheme.
    fn query_and_session(
        &self,
        query: ApiKeyCredential<'_>,
        session: ApiKeyCredential<'_>,
        scopes: [&'static [&'static str]; 2],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the key in the query parameter `key` of `query`.
    ///
    /// `scopes` are those that the operation asks for.
    fn query(
        &self,
        key: ApiKeyCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;
}

/// Admits a request, or turns it away, before its body is read.
///
/// It is asked for every request, those for unknown paths and methods too. The
/// caller is known there as well, and is absent only where a credential is missing,
/// not valid, or not asked for.
pub trait Admit: Authenticate {
    /// Tells whether the request is let in, and the headers that its
    /// response has in common with all others.
    fn admit(
        &self,
        _: Option<&Self::Caller>,
        _: &Parts,
    ) -> impl Future<Output = Admission<CommonHeaders>> + Send {
        async { Admission::granted(CommonHeaders::default()) }
    }
}

/// The headers that every response carries.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CommonHeaders {}

impl CommonHeaders {
    /// Adds them to those of a response.
    pub(crate) fn write(&self, _: &mut HeaderMap) -> Result<(), Rejection> {
        Ok(())
    }
}
