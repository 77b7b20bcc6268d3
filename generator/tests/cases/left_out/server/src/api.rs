// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::get_account::{
    GetAccountFailure, GetAccountRequest, GetAccountResponse,
};
use crate::traits::Admit;

/// Left out, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `getAccount`.
    ///
    /// `GET /account`
    fn get_account(
        &self,
        request: GetAccountRequest,
    ) -> impl Future<Output = Result<GetAccountResponse, GetAccountFailure>> + Send;
}
