// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod get_notes;
pub(crate) mod post_notes;
pub(crate) mod put_notes_by_note_id;
pub(crate) mod patch_notes_by_note_id;
pub(crate) mod get_no_tes;
pub(crate) mod get_slash_no_slash_tes;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /notes`
    GetNotes,
    /// `POST /notes`
    PostNotes,
    /// `PUT /notes/{noteId}`
    PutNotesByNoteId,
    /// `PATCH /notes/{noteId}`
    PatchNotesByNoteId,
    /// `GET /no-tes`
    GetNoTes,
    /// `GET /no/tes`
    GetSlashNoSlashTes,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        GetNotes: Method::GET, "/notes", "get_notes";
        PostNotes: Method::POST, "/notes", "post_notes";
        PutNotesByNoteId: Method::PUT, "/notes/{noteId}", "put_notes_by_note_id";
        PatchNotesByNoteId: Method::PATCH, "/notes/{noteId}", "patch_notes_by_note_id";
        GetNoTes: Method::GET, "/no-tes", "getNoTes";
        GetSlashNoSlashTes: Method::GET, "/no/tes", "get_slash_no_slash_tes";
    }
}

pub use self::get_no_tes::*;
pub use self::get_notes::*;
pub use self::get_slash_no_slash_tes::*;
pub use self::patch_notes_by_note_id::*;
pub use self::post_notes::*;
pub use self::put_notes_by_note_id::*;
