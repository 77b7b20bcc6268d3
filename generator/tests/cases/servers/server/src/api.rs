// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::list_others::{
    ListOthersFailure, ListOthersRequest, ListOthersResponse,
};
use crate::operations::list_things::{
    ListThingsFailure, ListThingsRequest, ListThingsResponse,
};
use crate::traits::Admit;

/// Servers, version 1.0.0: the handlers of its operations.
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

    /// `listOthers`.
    ///
    /// `GET /v1/others`
    fn list_others(
        &self,
        request: ListOthersRequest,
    ) -> impl Future<Output = Result<ListOthersResponse, ListOthersFailure>> + Send;
}
