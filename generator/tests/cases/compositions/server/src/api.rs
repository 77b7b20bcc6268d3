// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_everything::{
    AddEverythingFailure, AddEverythingRequest, AddEverythingResponse,
};
use crate::traits::Admit;

/// Compositions, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addEverything`.
    ///
    /// `POST /v1/everything`
    fn add_everything(
        &self,
        request: AddEverythingRequest,
    ) -> impl Future<
        Output = Result<AddEverythingResponse, AddEverythingFailure>,
    > + Send;
}
