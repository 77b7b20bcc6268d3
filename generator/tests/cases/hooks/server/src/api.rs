// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::make_a::{MakeAFailure, MakeARequest, MakeAResponse};
use crate::operations::post_b::{PostBFailure, PostBRequest, PostBResponse};
use crate::traits::{Admit, Authenticate, Reject};

/// Hooks, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Reject + Send + Sync + 'static {
    /// `makeA`.
    ///
    /// `POST /a`
    fn make_a(
        &self,
        caller: &Self::Caller,
        request: MakeARequest,
    ) -> impl Future<Output = Result<MakeAResponse, MakeAFailure>> + Send;

    /// `post_b`.
    ///
    /// `POST /b`
    fn post_b(
        &self,
        caller: &Self::Caller,
        request: PostBRequest,
    ) -> impl Future<Output = Result<PostBResponse, PostBFailure>> + Send;
}
