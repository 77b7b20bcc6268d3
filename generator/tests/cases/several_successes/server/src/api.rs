// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::get_result::{
    GetResultFailure, GetResultRequest, GetResultResponse,
};

/// Jobs, version 1.2.0: the operations to implement.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// The result of a job, or how far it is.
    ///
    /// `GET /api/jobs/{job}/result`
    fn get_result(
        &self,
        request: GetResultRequest,
    ) -> impl Future<Output = Result<GetResultResponse, GetResultFailure>> + Send;
}
