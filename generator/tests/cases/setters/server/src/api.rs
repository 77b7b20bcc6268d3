// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_note::{AddNoteFailure, AddNoteRequest, AddNoteResponse};
use crate::operations::add_tags::{AddTagsFailure, AddTagsRequest, AddTagsResponse};
use crate::traits::Admit;

/// Setters, version 1: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addNote`.
    ///
    /// `POST /notes`
    fn add_note(
        &self,
        request: AddNoteRequest,
    ) -> impl Future<Output = Result<AddNoteResponse, AddNoteFailure>> + Send;

    /// `addTags`.
    ///
    /// `POST /tags`
    fn add_tags(
        &self,
        request: AddTagsRequest,
    ) -> impl Future<Output = Result<AddTagsResponse, AddTagsFailure>> + Send;
}
