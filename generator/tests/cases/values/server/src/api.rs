// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::add_values::{
    AddValuesFailure, AddValuesRequest, AddValuesResponse,
};

/// Values, version 1.0.0: the operations to implement.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addValues`.
    ///
    /// `POST /values`
    fn add_values(
        &self,
        request: AddValuesRequest,
    ) -> impl Future<Output = Result<AddValuesResponse, AddValuesFailure>> + Send;
}
