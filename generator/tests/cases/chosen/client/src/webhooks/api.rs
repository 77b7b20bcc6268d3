// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The hooks to implement.

use crate::webhooks::hooks::Verify;
use crate::webhooks::operations::pet_found::{
    PetFoundFailure, PetFoundRequest, PetFoundResponse,
};

/// Pets and their keepers, version 1.0.0: the hooks to implement.
///
/// Receive by an implementation with [`Receiver`](crate::webhooks::Receiver). A
/// hook that it does not have is answered with `404`.
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
