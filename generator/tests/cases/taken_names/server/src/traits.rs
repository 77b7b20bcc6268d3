// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all operations: authentication,
//! admission and error bodies.

use http::HeaderMap;
use http::request::Parts;

use crate::runtime::admission::{Admission, Refusal};
use crate::runtime::api_key::ApiKeyCredential;
use crate::runtime::basic::BasicCredential;
use crate::runtime::bearer::BearerToken;
use crate::runtime::rejection::Rejection;

/// Authenticates requests with the security schemes of the description.
///
/// If an operation accepts several credentials, those of a request are verified in
/// order, and the first valid one identifies the caller.
pub trait Authenticate {
    /// The authenticated caller, which is passed to the handlers.
    type Caller: Send + Sync;

    /// Authenticates requests with the security scheme `finish`.
    ///
    /// The description does not declare this scheme: find the credential in the `parts`
    /// of the request and verify it. Refuse the request otherwise, even if the
    /// description allows requests without credentials. `scopes` are those that the
    /// operation requires.
    fn value_finish(
        &self,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credentials of `admit` and `leave` together.
    ///
    /// Each must be valid, and all must belong to the same caller. `scopes` are those
    /// that the operation requires, by scheme.
    fn value_admit_and_leave(
        &self,
        value_admit: ApiKeyCredential<'_>,
        leave: ApiKeyCredential<'_>,
        scopes: [&'static [&'static str]; 2],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the key in the header `c` of `keep_bodies`.
    ///
    /// `scopes` are those that the operation requires.
    fn value_keep_bodies(
        &self,
        key: ApiKeyCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the user name and password (RFC 7617) of `basic`.
    ///
    /// `scopes` are those that the operation requires.
    fn basic(
        &self,
        credential: BasicCredential,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the bearer token (RFC 6750) of `token`.
    ///
    /// `scopes` are those that the operation requires.
    fn token(
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
