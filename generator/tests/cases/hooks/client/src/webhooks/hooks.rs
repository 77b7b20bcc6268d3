// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! What an implementation decides for all hooks together: whether a request comes
//! from the API, and what an error looks like.

use http::request::Parts;

use crate::runtime::webhooks::admission::Refusal;
use crate::runtime::webhooks::api_key::ApiKeyCredential;
use crate::runtime::webhooks::basic::BasicCredential;
use crate::runtime::webhooks::rejection::Rejection;
use crate::types::{ErrorA, ErrorB};
use crate::webhooks::operations::Hook;

/// Tells who calls, from the credentials that the description asks for.
///
/// Where any one of several credentials is enough, those that a request carries are
/// verified one after the other, and the first that is valid tells who calls.
pub trait Authenticate {
    /// Who calls. The handlers are given it.
    type Caller: Send + Sync;

    /// Verifies the user name and the password (RFC 7617) of `basic`.
    ///
    /// `scopes` are those that the operation asks for.
    fn basic(
        &self,
        credential: BasicCredential,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the key in the query parameter `key` of `hookKey`.
    ///
    /// `scopes` are those that the operation asks for.
    fn hook_key(
        &self,
        key: ApiKeyCredential<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credentials of `basic` and `hookKey` together.
    ///
    /// Each must be valid, and they must belong together. `scopes` are those that the
    /// operation asks for, by scheme.
    fn basic_and_hook_key(
        &self,
        basic: BasicCredential,
        hook_key: ApiKeyCredential<'_>,
        scopes: [&'static [&'static str]; 2],
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

/// Words the failures that are answered before a handler runs, in the bodies that
/// the operations document for them.
pub trait Reject {
    /// The body of the answer to a rejected request.
    ///
    /// Its status is that of [`Rejection::status`].
    fn error_a(&self, rejection: &Rejection) -> ErrorA;

    /// The body of the answer to a rejected request.
    ///
    /// Its status is that of [`Rejection::status`].
    fn error_b(&self, rejection: &Rejection) -> ErrorB;
}
