// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::ping::{PingFailure, PingRequest, PingResponse};
use crate::operations::read_note::{ReadNoteFailure, ReadNoteRequest, ReadNoteResponse};
use crate::operations::remove_note::{
    RemoveNoteFailure, RemoveNoteRequest, RemoveNoteResponse,
};
use crate::traits::Admit;

/// Notes, version 0.3: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `readNote`.
    ///
    /// `GET /notes/{noteId}`
    fn read_note(
        &self,
        request: ReadNoteRequest,
    ) -> impl Future<Output = Result<ReadNoteResponse, ReadNoteFailure>> + Send;

    /// `removeNote`.
    ///
    /// `DELETE /notes/{noteId}`
    fn remove_note(
        &self,
        request: RemoveNoteRequest,
    ) -> impl Future<Output = Result<RemoveNoteResponse, RemoveNoteFailure>> + Send;

    /// `ping`.
    ///
    /// `GET /`
    fn ping(
        &self,
        request: PingRequest,
    ) -> impl Future<Output = Result<PingResponse, PingFailure>> + Send;
}
