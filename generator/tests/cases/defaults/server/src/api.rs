// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_order::{AddOrderFailure, AddOrderRequest, AddOrderResponse};
use crate::traits::Admit;

/// Defaults, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addOrder`.
    ///
    /// `POST /orders`
    fn add_order(
        &self,
        request: AddOrderRequest,
    ) -> impl Future<Output = Result<AddOrderResponse, AddOrderFailure>> + Send;
}
