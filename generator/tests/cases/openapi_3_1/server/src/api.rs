// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::replace_kennel::{
    ReplaceKennelFailure, ReplaceKennelRequest, ReplaceKennelResponse,
};

/// Kennels, version 1.0.0: the operations to implement.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `replaceKennel`.
    ///
    /// `PUT /kennels`
    fn replace_kennel(
        &self,
        request: ReplaceKennelRequest,
    ) -> impl Future<
        Output = Result<ReplaceKennelResponse, ReplaceKennelFailure>,
    > + Send;
}
