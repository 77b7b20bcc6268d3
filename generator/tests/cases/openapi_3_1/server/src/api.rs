// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::replace_kennel::{
    ReplaceKennelFailure, ReplaceKennelRequest, ReplaceKennelResponse,
};
use crate::traits::Admit;

/// Kennels, version 1.0.0: the handlers of its operations.
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
