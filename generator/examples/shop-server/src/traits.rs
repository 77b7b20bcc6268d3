// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all operations: authentication,
//! admission and error bodies.

use http::request::Parts;

use crate::rejection::RejectedRequest;
use crate::runtime::server::bearer::BearerToken;
use crate::runtime::server::rejection::Rejection;
use crate::types::error::Error;

/// Authenticates requests with the security schemes of the description.
pub trait Authenticate {
    /// The authenticated caller, which is passed to the handlers.
    type Caller: Send + Sync;

    /// Verifies the bearer token (RFC 6750) of `account`.
    ///
    /// The account of a customer.
    ///
    /// `scopes` are those that the operation requires.
    fn account(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Rejection>> + Send;
}

/// Admits or refuses a request before its body is read.
///
/// It is called for every request, including those for unknown paths and methods.
/// The caller is absent only if the credential is missing, invalid, or not
/// required.
pub trait Admit: Authenticate {
    /// Admits the request, or returns the rejection that refuses it.
    fn admit(
        &self,
        _: Option<&Self::Caller>,
        _: &Parts,
    ) -> impl Future<Output = Result<(), Rejection>> + Send {
        async { Ok(()) }
    }
}

/// Describes rejected requests as [`Error`].
pub trait Reject {
    /// Returns the body of the response to a rejected request, for its
    /// [`status`](RejectedRequest::status).
    fn error(&self, request: &RejectedRequest<'_>) -> Error;
}
