// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::webhooks::operations::pet_found::{
    PetFoundFailure, PetFoundRequest, PetFoundResponse,
};
use crate::webhooks::traits::Verify;

/// Pets and their keepers, version 1.0.0: the handlers of its webhooks and
/// callbacks.
///
/// Serve an implementation with [`Receiver`](crate::webhooks::Receiver). Methods
/// that it does not implement respond with 404.
pub trait Receive: Verify + Send + Sync + 'static {
    /// `pet_found`.
    ///
    /// `POST`, the webhook `petFound`
    fn pet_found(
        &self,
        _: PetFoundRequest,
    ) -> impl Future<Output = Result<PetFoundResponse, PetFoundFailure>> + Send {
        async { Err(PetFoundFailure::Unreceived) }
    }
}
