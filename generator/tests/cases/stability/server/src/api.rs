// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::try_new::{TryNewFailure, TryNewRequest, TryNewResponse};
use crate::operations::try_newer::{TryNewerFailure, TryNewerRequest, TryNewerResponse};
use crate::operations::use_again::{UseAgainFailure, UseAgainRequest, UseAgainResponse};
use crate::traits::Admit;

/// Labs, version 0.1.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `tryNew`.
    ///
    /// `GET /new`
    ///
    /// Stability: experimental. May change without a new major version.
    fn try_new(
        &self,
        request: TryNewRequest,
    ) -> impl Future<Output = Result<TryNewResponse, TryNewFailure>> + Send;

    /// `tryNewer`.
    ///
    /// `GET /newer`
    ///
    /// Stability: beta. May change without a new major version.
    ///
    /// Deprecated: use `use_again`.
    fn try_newer(
        &self,
        request: TryNewerRequest,
    ) -> impl Future<Output = Result<TryNewerResponse, TryNewerFailure>> + Send;

    /// `useOld`.
    ///
    /// `GET /old`
    fn use_again(
        &self,
        request: UseAgainRequest,
    ) -> impl Future<Output = Result<UseAgainResponse, UseAgainFailure>> + Send;
}
