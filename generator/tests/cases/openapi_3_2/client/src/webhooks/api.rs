// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::webhooks::operations::moved::{MovedFailure, MovedRequest, MovedResponse};
use crate::webhooks::traits::Verify;

/// OpenAPI 3.2, version 1.0.0: the handlers of its webhooks and callbacks.
///
/// Serve an implementation with [`Receiver`](crate::webhooks::Receiver). Methods
/// that it does not implement respond with 404.
pub trait Receive: Verify + Send + Sync + 'static {
    /// `moved`.
    ///
    /// `MOVE`, the webhook `moved`
    fn moved(
        &self,
        _: MovedRequest,
    ) -> impl Future<Output = Result<MovedResponse, MovedFailure>> + Send {
        async { Err(MovedFailure::Unreceived) }
    }
}
