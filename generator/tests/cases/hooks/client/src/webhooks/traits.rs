// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all webhooks: verification and error
//! bodies.

use http::request::Parts;

use crate::runtime::webhooks::admission::Refusal;
use crate::runtime::webhooks::api_key::ApiKeyCredential;
use crate::runtime::webhooks::basic::BasicCredential;
use crate::runtime::webhooks::rejection::Rejection;
use crate::types::error_a::ErrorA;
use crate::types::error_b::ErrorB;
use crate::webhooks::operations;

/// Authenticates requests with the security schemes of the description.
///
/// If an operation accepts several credentials, those of a request are verified in
/// order, and the first valid one identifies the caller.
pub trait Authenticate {
    /// The authenticated caller, which is passed to the handlers.
    type Caller: Send + Sync;

    /// Verifies the user name and password (RFC 7617) of `basic`.
    ///
    /// `scopes` are those that the operation requires.
    fn basic(
        &self,
        credential: BasicCredential,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the key in the query parameter `key` of `hookKey`.
    ///
    /// `scopes` are those that the operation requires.
    fn hook_key(
        &self,
        key: ApiKeyCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credentials of `basic` and `hookKey` together.
    ///
    /// Each must be valid, and all must belong to the same caller. `scopes` are those
    /// that the operation requires, by scheme.
    fn basic_and_hook_key(
        &self,
        basic: BasicCredential,
        hook_key: ApiKeyCredential<'_>,
        scopes: [&'static [&'static str]; 2],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;
}

/// Verifies that a request comes from the API.
///
/// Anyone who knows the URL of a webhook can call it, and the credentials of the API prove
/// nothing here. Most APIs sign webhooks with a shared secret, as their documentation
/// explains. Compare signatures in constant time, and refuse old ones if they have a
/// timestamp.
pub trait Verify {
    /// Verifies a request before its body is decoded.
    fn verify(
        &self,
        webhook: operations::Webhook,
        parts: &Parts,
        body: &[u8],
    ) -> impl Future<Output = Result<(), Refusal>> + Send;
}

/// Describes rejected requests in the documented error bodies.
pub trait Reject {
    /// Returns the body of the response to a rejected request, whose status is
    /// [`Rejection::status`].
    fn error_a(&self, rejection: &Rejection) -> ErrorA;

    /// Returns the body of the response to a rejected request, whose status is
    /// [`Rejection::status`].
    fn error_b(&self, rejection: &Rejection) -> ErrorB;
}
