// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::get_account::{
    GetAccountFailure, GetAccountRequest, GetAccountResponse,
};

/// Left out, version 1.0.0: the operations to implement.
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
