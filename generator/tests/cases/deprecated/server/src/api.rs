// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_thing::{AddThingFailure, AddThingRequest, AddThingResponse};
use crate::operations::list_things::{
    ListThingsFailure, ListThingsRequest, ListThingsResponse,
};
use crate::operations::send_form::{SendFormFailure, SendFormRequest, SendFormResponse};
use crate::operations::send_parts::{
    SendPartsFailure, SendPartsRequest, SendPartsResponse,
};
use crate::traits::Admit;

/// Deprecated, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `listThings`.
    ///
    /// `GET /v1/things`
    fn list_things(
        &self,
        request: ListThingsRequest,
    ) -> impl Future<Output = Result<ListThingsResponse, ListThingsFailure>> + Send;

    /// `addThing`.
    ///
    /// `POST /v1/things`
    fn add_thing(
        &self,
        request: AddThingRequest,
    ) -> impl Future<Output = Result<AddThingResponse, AddThingFailure>> + Send;

    /// `sendForm`.
    ///
    /// `POST /v1/forms`
    fn send_form(
        &self,
        request: SendFormRequest,
    ) -> impl Future<Output = Result<SendFormResponse, SendFormFailure>> + Send;

    /// `sendParts`.
    ///
    /// `POST /v1/parts`
    fn send_parts(
        &self,
        request: SendPartsRequest,
    ) -> impl Future<Output = Result<SendPartsResponse, SendPartsFailure>> + Send;
}
