// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_chain::{AddChainFailure, AddChainRequest, AddChainResponse};
use crate::operations::add_entry::{AddEntryFailure, AddEntryRequest, AddEntryResponse};
use crate::operations::put_key::{PutKeyFailure, PutKeyRequest, PutKeyResponse};
use crate::traits::Admit;

/// Positions, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addEntry`.
    ///
    /// `POST /entries`
    fn add_entry(
        &self,
        request: AddEntryRequest,
    ) -> impl Future<Output = Result<AddEntryResponse, AddEntryFailure>> + Send;

    /// `putKey`.
    ///
    /// `PUT /keys`
    fn put_key(
        &self,
        request: PutKeyRequest,
    ) -> impl Future<Output = Result<PutKeyResponse, PutKeyFailure>> + Send;

    /// `addChain`.
    ///
    /// `POST /chains`
    fn add_chain(
        &self,
        request: AddChainRequest,
    ) -> impl Future<Output = Result<AddChainResponse, AddChainFailure>> + Send;
}
