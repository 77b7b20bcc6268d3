// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all webhooks: verification and error
//! bodies.

use http::request::Parts;

use crate::runtime::server::bearer::BearerToken;
use crate::runtime::server::rejection::Rejection;
use crate::types::problem::Problem;
use crate::webhooks::operations;
use crate::webhooks::rejection::RejectedRequest;

/// Authenticates requests with the security schemes of the description.
pub trait Authenticate {
    /// The authenticated caller, which is passed to the handlers.
    type Caller: Send + Sync;

    /// Verifies the bearer token (RFC 6750) of `shelterToken`.
    fn shelter_token(
        &self,
        token: BearerToken<'_>,
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Rejection>> + Send;
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
    ) -> impl Future<Output = Result<(), Rejection>> + Send;
}

/// Describes rejected requests as [`Problem`].
pub trait Reject {
    /// Returns the body of the response to a rejected request, for its
    /// [`status`](RejectedRequest::status).
    fn problem(&self, request: &RejectedRequest<'_>) -> Problem;
}
