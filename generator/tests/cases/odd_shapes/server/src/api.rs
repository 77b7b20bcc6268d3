// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_list::{AddListFailure, AddListRequest, AddListResponse};
use crate::operations::set_node::{SetNodeFailure, SetNodeRequest, SetNodeResponse};
use crate::operations::set_number::{
    SetNumberFailure, SetNumberRequest, SetNumberResponse,
};
use crate::traits::Admit;

/// Odd shapes, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addList`.
    ///
    /// `POST /lists/{method}`
    fn add_list(
        &self,
        request: AddListRequest,
    ) -> impl Future<Output = Result<AddListResponse, AddListFailure>> + Send;

    /// `setNumber`.
    ///
    /// `PUT /number`
    fn set_number(
        &self,
        request: SetNumberRequest,
    ) -> impl Future<Output = Result<SetNumberResponse, SetNumberFailure>> + Send;

    /// `setNode`.
    ///
    /// `PUT /node`
    fn set_node(
        &self,
        request: SetNodeRequest,
    ) -> impl Future<Output = Result<SetNodeResponse, SetNodeFailure>> + Send;
}
