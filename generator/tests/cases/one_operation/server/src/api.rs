// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::put_result::{
    PutResultFailure, PutResultRequest, PutResultResponse,
};
use crate::traits::{Admit, Authenticate, Reject};

/// Jobs, version 1.2.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Reject + Send + Sync + 'static {
    /// Stores the result of a job.
    ///
    /// `PUT /api/jobs/{job}/result`
    fn put_result(
        &self,
        caller: &Self::Caller,
        request: PutResultRequest,
    ) -> impl Future<Output = Result<PutResultResponse, PutResultFailure>> + Send;
}
