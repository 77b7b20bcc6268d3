// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::replace_shelf::{
    ReplaceShelfFailure, ReplaceShelfRequest, ReplaceShelfResponse,
};
use crate::traits::Admit;

/// Shelves, version 1.0.0: the handlers of its operations.
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
