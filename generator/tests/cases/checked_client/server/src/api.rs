// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_note::{AddNoteFailure, AddNoteRequest, AddNoteResponse};
use crate::operations::add_word::{AddWordFailure, AddWordRequest, AddWordResponse};
use crate::operations::put_order::{PutOrderFailure, PutOrderRequest, PutOrderResponse};
use crate::traits::Admit;

/// Checked, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `putOrder`.
    ///
    /// `PUT /shops/{shop}/orders/{number}`
    fn put_order(
        &self,
        request: PutOrderRequest,
    ) -> impl Future<Output = Result<PutOrderResponse, PutOrderFailure>> + Send;

    /// `addNote`.
    ///
    /// `POST /notes`
    fn add_note(
        &self,
        request: AddNoteRequest,
    ) -> impl Future<Output = Result<AddNoteResponse, AddNoteFailure>> + Send;

    /// `addWord`.
    ///
    /// `POST /words`
    fn add_word(
        &self,
        request: AddWordRequest,
    ) -> impl Future<Output = Result<AddWordResponse, AddWordFailure>> + Send;
}
