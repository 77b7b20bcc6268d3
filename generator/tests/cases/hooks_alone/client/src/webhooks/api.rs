// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::webhooks::operations::measured::{
    MeasuredFailure, MeasuredRequest, MeasuredResponse,
};
use crate::webhooks::operations::moved::{MovedFailure, MovedRequest, MovedResponse};
use crate::webhooks::operations::pet_arrived::{
    PetArrivedFailure, PetArrivedRequest, PetArrivedResponse,
};
use crate::webhooks::operations::pet_left::{
    PetLeftFailure, PetLeftRequest, PetLeftResponse,
};
use crate::webhooks::traits::Verify;

/// Hooks alone, version 1.0.0: the handlers of its webhooks and callbacks.
///
/// Serve an implementation with [`Receiver`](crate::webhooks::Receiver). Methods
/// that it does not implement respond with 404.
pub trait Receive: Verify + Send + Sync + 'static {
    /// `pet_arrived`.
    ///
    /// `POST`, the webhook `petArrived`
    fn pet_arrived(
        &self,
        _: PetArrivedRequest,
    ) -> impl Future<Output = Result<PetArrivedResponse, PetArrivedFailure>> + Send {
        async { Err(PetArrivedFailure::Unreceived) }
    }

    /// `pet_left`.
    ///
    /// `POST`, the webhook `petLeft`
    fn pet_left(
        &self,
        _: PetLeftRequest,
    ) -> impl Future<Output = Result<PetLeftResponse, PetLeftFailure>> + Send {
        async { Err(PetLeftFailure::Unreceived) }
    }

    /// `measured`.
    ///
    /// `POST`, the webhook `measured`
    fn measured(
        &self,
        _: MeasuredRequest,
    ) -> impl Future<Output = Result<MeasuredResponse, MeasuredFailure>> + Send {
        async { Err(MeasuredFailure::Unreceived) }
    }

    /// `moved`.
    ///
    /// `POST`, the webhook `moved`
    fn moved(
        &self,
        _: MovedRequest,
    ) -> impl Future<Output = Result<MovedResponse, MovedFailure>> + Send {
        async { Err(MovedFailure::Unreceived) }
    }
}
