// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::get_result::{
    GetResultFailure, GetResultRequest, GetResultResponse,
};
use crate::traits::Admit;

/// Jobs, version 1.2.0: the handlers of its operations.
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
