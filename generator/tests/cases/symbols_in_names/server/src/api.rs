// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::grosse::{GrosseFailure, GrosseRequest, GrosseResponse};

/// Symbols, version 1.0.0: the operations to implement.
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
