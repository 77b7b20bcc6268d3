// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::get_file::{GetFileFailure, GetFileRequest, GetFileResponse};
use crate::operations::list_old_things::{
    ListOldThingsFailure, ListOldThingsRequest, ListOldThingsResponse,
};
use crate::operations::list_things::{
    ListThingsFailure, ListThingsRequest, ListThingsResponse,
};
use crate::operations::old_ping::{OldPingFailure, OldPingRequest, OldPingResponse};
use crate::operations::ping::{PingFailure, PingRequest, PingResponse};
use crate::operations::put_file::{PutFileFailure, PutFileRequest, PutFileResponse};
use crate::traits::Admit;

/// Base paths, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `listThings`.
    ///
    /// `GET /things`
    fn list_things(
        &self,
        request: ListThingsRequest,
    ) -> impl Future<Output = Result<ListThingsResponse, ListThingsFailure>> + Send;

    /// `getFile`.
    ///
    /// `GET /files/{name}`
    fn get_file(
        &self,
        request: GetFileRequest,
    ) -> impl Future<Output = Result<GetFileResponse, GetFileFailure>> + Send;

    /// `putFile`.
    ///
    /// `PUT /v1/files/{name}`
    fn put_file(
        &self,
        request: PutFileRequest,
    ) -> impl Future<Output = Result<PutFileResponse, PutFileFailure>> + Send;

    /// `ping`.
    ///
    /// `GET /ping`
    fn ping(
        &self,
        request: PingRequest,
    ) -> impl Future<Output = Result<PingResponse, PingFailure>> + Send;

    /// `listOldThings`.
    ///
    /// `GET /old/things`
    ///
    /// Deprecated: use `put_file`.
    fn list_old_things(
        &self,
        request: ListOldThingsRequest,
    ) -> impl Future<
        Output = Result<ListOldThingsResponse, ListOldThingsFailure>,
    > + Send;

    /// `oldPing`.
    ///
    /// `GET /old/ping`
    ///
    /// Deprecated: use `ping`.
    fn old_ping(
        &self,
        request: OldPingRequest,
    ) -> impl Future<Output = Result<OldPingResponse, OldPingFailure>> + Send;
}
