// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! What an implementation decides for all hooks together: whether a request comes
//! from the API, and what an error looks like.

use http::request::Parts;

use crate::runtime::webhooks::admission::Refusal;
use crate::runtime::webhooks::bearer::BearerToken;
use crate::runtime::webhooks::rejection::Rejection;
use crate::types::Problem;
use crate::webhooks::operations::Hook;

/// Tells who calls, from the credentials that the description asks for.
pub trait Authenticate {
    /// Who calls. The handlers are given it.
    type Caller: Send + Sync;

    /// Verifies the bearer token (RFC 6750) of `shelterToken`.
    ///
    /// `scopes` are those that the operation asks for.
    fn shelter_token(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;
}

/// Tells whether a request comes from the API.
///
/// Whoever learns the address of a hook can send to it, and the keys that the API asks for
/// prove nothing here. APIs mostly sign what they send with a secret that the two share:
/// the documents of this one tell how. Compare signatures in constant time, and refuse old
/// ones where they tell their time.
pub trait Verify {
    /// Verifies a request by its bytes, before anything of them is decoded.
    fn verify(
        &self,
        hook: Webhook,
        parts: &Parts,
        body: &[u8],
    ) -> impl Future<Output = Result<(), Refusal>> + Send;
}

/// Words the failures that are answered before a handler runs as [`Problem`].
pub trait Reject {
    /// The body of the answer to a rejected request.
    ///
    /// Its status is that of [`Rejection::status`].
    fn problem(&self, rejection: &Rejection) -> Problem;
}
