// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::webhooks::operations::get_verify::{
    GetVerifyFailure, GetVerifyRequest, GetVerifyResponse,
};
use crate::webhooks::operations::head_verify::{
    HeadVerifyFailure, HeadVerifyRequest, HeadVerifyResponse,
};
use crate::webhooks::operations::make_a_delete_to_fixed::{
    MakeADeleteToFixedFailure, MakeADeleteToFixedRequest, MakeADeleteToFixedResponse,
};
use crate::webhooks::operations::make_a_post_to_fixed::{
    MakeAPostToFixedFailure, MakeAPostToFixedRequest, MakeAPostToFixedResponse,
};
use crate::webhooks::operations::media::{
    MediaOperationFailure, MediaOperationRequest, MediaOperationResponse,
};
use crate::webhooks::operations::moved::{MovedFailure, MovedRequest, MovedResponse};
use crate::webhooks::operations::receive::{
    ReceiveOperationFailure, ReceiveOperationRequest, ReceiveOperationResponse,
};
use crate::webhooks::operations::shared_call::{
    SharedCallFailure, SharedCallRequest, SharedCallResponse,
};
use crate::webhooks::operations::stream::{StreamFailure, StreamRequest, StreamResponse};
use crate::webhooks::operations::to::{ToFailure, ToRequest, ToResponse};
use crate::webhooks::operations::twice::{TwiceFailure, TwiceRequest, TwiceResponse};
use crate::webhooks::operations::twice_b::{TwiceBFailure, TwiceBRequest, TwiceBResponse};
use crate::webhooks::operations::verify::{
    VerifyOperationFailure, VerifyOperationRequest, VerifyOperationResponse,
};
use crate::webhooks::traits::{Authenticate, Reject, Verify};

/// Hooks, version 1.0.0: the handlers of its webhooks and callbacks.
///
/// Serve an implementation with [`Receiver`](crate::webhooks::Receiver). Methods
/// that it does not implement respond with 404.
pub trait Receive: Verify + Authenticate + Reject + Send + Sync + 'static {
    /// `to`.
    ///
    /// `POST`, the webhook `to`
    ///
    /// Stability: beta. May change without a new major version.
    ///
    /// Deprecated.
    fn to(
        &self,
        _: ToRequest,
    ) -> impl Future<Output = Result<ToResponse, ToFailure>> + Send {
        async { Err(ToFailure::Unreceived) }
    }

    /// `get_verify`.
    ///
    /// `GET`, the webhook `verify`
    fn get_verify(
        &self,
        _: &Self::Caller,
        _: GetVerifyRequest,
    ) -> impl Future<Output = Result<GetVerifyResponse, GetVerifyFailure>> + Send {
        async { Err(GetVerifyFailure::Unreceived) }
    }

    /// `verify`.
    ///
    /// `PUT`, the webhook `verify`
    fn verify(
        &self,
        _: Option<&Self::Caller>,
        _: VerifyOperationRequest,
    ) -> impl Future<
        Output = Result<VerifyOperationResponse, VerifyOperationFailure>,
    > + Send {
        async { Err(VerifyOperationFailure::Unreceived) }
    }

    /// `head_verify`.
    ///
    /// `HEAD`, the webhook `verify`
    fn head_verify(
        &self,
        _: HeadVerifyRequest,
    ) -> impl Future<Output = Result<HeadVerifyResponse, HeadVerifyFailure>> + Send {
        async { Err(HeadVerifyFailure::Unreceived) }
    }

    /// `receive`.
    ///
    /// `POST`, the webhook `receive`
    fn receive(
        &self,
        _: ReceiveOperationRequest,
    ) -> impl Future<
        Output = Result<ReceiveOperationResponse, ReceiveOperationFailure>,
    > + Send {
        async { Err(ReceiveOperationFailure::Unreceived) }
    }

    /// `media`.
    ///
    /// `POST`, the webhook `media`
    fn media(
        &self,
        _: MediaOperationRequest,
    ) -> impl Future<
        Output = Result<MediaOperationResponse, MediaOperationFailure>,
    > + Send {
        async { Err(MediaOperationFailure::Unreceived) }
    }

    /// `stream`.
    ///
    /// `POST`, the webhook `stream`
    fn stream(
        &self,
        _: StreamRequest,
    ) -> impl Future<Output = Result<StreamResponse, StreamFailure>> + Send {
        async { Err(StreamFailure::Unreceived) }
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

    /// `twice`.
    ///
    /// `POST`, the webhook `twice-a`
    fn twice(
        &self,
        _: TwiceRequest,
    ) -> impl Future<Output = Result<TwiceResponse, TwiceFailure>> + Send {
        async { Err(TwiceFailure::Unreceived) }
    }

    /// `twice_b`.
    ///
    /// `POST`, the webhook `twice-b`
    fn twice_b(
        &self,
        _: TwiceBRequest,
    ) -> impl Future<Output = Result<TwiceBResponse, TwiceBFailure>> + Send {
        async { Err(TwiceBFailure::Unreceived) }
    }

    /// `sharedCall`.
    ///
    /// `POST`, the callback `shared` of `makeA` and `POST /b`, to
    /// `{$request.body#/url}`
    fn shared_call(
        &self,
        _: SharedCallRequest,
    ) -> impl Future<Output = Result<SharedCallResponse, SharedCallFailure>> + Send {
        async { Err(SharedCallFailure::Unreceived) }
    }

    /// `make_a_post_to_fixed`.
    ///
    /// `POST`, the callback `toFixed` of `makeA`, to `https://fixed.example/x|y`
    fn make_a_post_to_fixed(
        &self,
        _: MakeAPostToFixedRequest,
    ) -> impl Future<
        Output = Result<MakeAPostToFixedResponse, MakeAPostToFixedFailure>,
    > + Send {
        async { Err(MakeAPostToFixedFailure::Unreceived) }
    }

    /// `make_a_delete_to_fixed`.
    ///
    /// `DELETE`, the callback `toFixed` of `makeA`, to `https://fixed.example/x|y`
    fn make_a_delete_to_fixed(
        &self,
        _: MakeADeleteToFixedRequest,
    ) -> impl Future<
        Output = Result<MakeADeleteToFixedResponse, MakeADeleteToFixedFailure>,
    > + Send {
        async { Err(MakeADeleteToFixedFailure::Unreceived) }
    }
}
