// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::grosse::{GrosseFailure, GrosseRequest, GrosseResponse};
use crate::traits::Admit;

/// Symbols, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `größe`.
    ///
    /// `GET /sizes/{id}`
    fn grosse(
        &self,
        request: GrosseRequest,
    ) -> impl Future<Output = Result<GrosseResponse, GrosseFailure>> + Send;
}
