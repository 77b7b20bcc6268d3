// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::add_file::{AddFileFailure, AddFileRequest, AddFileResponse};
use crate::operations::put_path::{PutPathFailure, PutPathRequest, PutPathResponse};

/// Foreign types, version 1.0.0: the operations to implement.
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
