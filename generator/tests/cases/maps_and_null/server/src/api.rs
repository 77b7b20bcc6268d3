// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::replace_shelf::{
    ReplaceShelfFailure, ReplaceShelfRequest, ReplaceShelfResponse,
};

/// Shelves, version 1.0.0: the operations to implement.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `replaceShelf`.
    ///
    /// `PUT /shelves`
    fn replace_shelf(
        &self,
        request: ReplaceShelfRequest,
    ) -> impl Future<Output = Result<ReplaceShelfResponse, ReplaceShelfFailure>> + Send;
}
