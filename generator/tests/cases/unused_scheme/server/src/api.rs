// @generated from unused_scheme.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::get_status::{
    GetStatusFailure, GetStatusRequest, GetStatusResponse,
};
use crate::traits::{Admit, Authenticate};

/// Open, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Send + Sync + 'static {
    /// `getStatus`.
    ///
    /// `GET /status`
    fn get_status(
        &self,
        request: GetStatusRequest,
    ) -> impl Future<Output = Result<GetStatusResponse, GetStatusFailure>> + Send;
}
