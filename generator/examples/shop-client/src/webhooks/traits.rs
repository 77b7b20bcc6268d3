// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all webhooks: verification and error
//! bodies.

use http::request::Parts;

use crate::runtime::server::rejection::Rejection;
use crate::webhooks::operations;

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
