// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::get_no_tes::{GetNoTesFailure, GetNoTesRequest, GetNoTesResponse};
use crate::operations::get_notes::{GetNotesFailure, GetNotesRequest, GetNotesResponse};
use crate::operations::get_slash_no_slash_tes::{
    GetSlashNoSlashTesFailure, GetSlashNoSlashTesRequest, GetSlashNoSlashTesResponse,
};
use crate::operations::patch_notes_by_note_id::{
    PatchNotesByNoteIdFailure, PatchNotesByNoteIdRequest, PatchNotesByNoteIdResponse,
};
use crate::operations::post_notes::{
    PostNotesFailure, PostNotesRequest, PostNotesResponse,
};
use crate::operations::put_notes_by_note_id::{
    PutNotesByNoteIdFailure, PutNotesByNoteIdRequest, PutNotesByNoteIdResponse,
};
use crate::traits::Admit;

/// Bodies, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `get_notes`.
    ///
    /// `GET /notes`
    fn get_notes(
        &self,
        request: GetNotesRequest,
    ) -> impl Future<Output = Result<GetNotesResponse, GetNotesFailure>> + Send;

    /// `post_notes`.
    ///
    /// `POST /notes`
    fn post_notes(
        &self,
        request: PostNotesRequest,
    ) -> impl Future<Output = Result<PostNotesResponse, PostNotesFailure>> + Send;

    /// `put_notes_by_note_id`.
    ///
    /// `PUT /notes/{noteId}`
    fn put_notes_by_note_id(
        &self,
        request: PutNotesByNoteIdRequest,
    ) -> impl Future<
        Output = Result<PutNotesByNoteIdResponse, PutNotesByNoteIdFailure>,
    > + Send;

    /// `patch_notes_by_note_id`.
    ///
    /// `PATCH /notes/{noteId}`
    fn patch_notes_by_note_id(
        &self,
        request: PatchNotesByNoteIdRequest,
    ) -> impl Future<
        Output = Result<PatchNotesByNoteIdResponse, PatchNotesByNoteIdFailure>,
    > + Send;

    /// `getNoTes`.
    ///
    /// `GET /no-tes`
    fn get_no_tes(
        &self,
        request: GetNoTesRequest,
    ) -> impl Future<Output = Result<GetNoTesResponse, GetNoTesFailure>> + Send;

    /// `get_slash_no_slash_tes`.
    ///
    /// `GET /no/tes`
    fn get_slash_no_slash_tes(
        &self,
        request: GetSlashNoSlashTesRequest,
    ) -> impl Future<
        Output = Result<GetSlashNoSlashTesResponse, GetSlashNoSlashTesFailure>,
    > + Send;
}
