// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_file::{AddFileFailure, AddFileRequest, AddFileResponse};
use crate::operations::put_path::{PutPathFailure, PutPathRequest, PutPathResponse};
use crate::traits::Admit;

/// Foreign types, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addFile`.
    ///
    /// `POST /files`
    fn add_file(
        &self,
        request: AddFileRequest,
    ) -> impl Future<Output = Result<AddFileResponse, AddFileFailure>> + Send;

    /// `putPath`.
    ///
    /// `PUT /paths`
    fn put_path(
        &self,
        request: PutPathRequest,
    ) -> impl Future<Output = Result<PutPathResponse, PutPathFailure>> + Send;
}
