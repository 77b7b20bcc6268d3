// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::runtime::server::rejection::Rejection;
use crate::webhooks::operations::closing::{
    ClosingFailure, ClosingRequest, ClosingResponse,
};
use crate::webhooks::operations::pet_arrived::{
    PetArrivedFailure, PetArrivedRequest, PetArrivedResponse,
};
use crate::webhooks::operations::subscribe_on_data::{
    SubscribeOnDataFailure, SubscribeOnDataRequest, SubscribeOnDataResponse,
};
use crate::webhooks::traits::{Authenticate, Reject, Verify};

/// Shelter, version 1.0.0: the handlers of its webhooks and callbacks.
///
/// Serve an implementation with [`Receiver`](crate::webhooks::Receiver). Methods
/// that it does not implement respond with 404.
pub trait Receive: Verify + Authenticate + Reject + Send + Sync + 'static {
    /// A pet arrived.
    ///
    /// `POST`, the webhook `newPet`
    fn pet_arrived(
        &self,
        _: PetArrivedRequest,
    ) -> impl Future<Output = Result<PetArrivedResponse, PetArrivedFailure>> + Send {
        async { Err(Rejection::NotFound.into()) }
    }

    /// `closing`.
    ///
    /// `GET`, the webhook `closing`
    fn closing(
        &self,
        _: &Self::Caller,
        _: ClosingRequest,
    ) -> impl Future<Output = Result<ClosingResponse, ClosingFailure>> + Send {
        async { Err(Rejection::NotFound.into()) }
    }

    /// New data are there.
    ///
    /// `POST`, the callback `onData` of `subscribe`, to
    /// `{$request.query.callbackUrl}/data`
    fn subscribe_on_data(
        &self,
        _: SubscribeOnDataRequest,
    ) -> impl Future<
        Output = Result<SubscribeOnDataResponse, SubscribeOnDataFailure>,
    > + Send {
        async { Err(Rejection::NotFound.into()) }
    }
}
