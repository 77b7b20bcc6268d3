// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route<'a> {
    /// `get_notes`
    GetNotes,
    /// `post_notes`
    PostNotes,
    /// `put_notes_by_note_id`
    PutNotesByNoteId { note_id: &'a str },
    /// `patch_notes_by_note_id`
    PatchNotesByNoteId { note_id: &'a str },
    /// `getNoTes`
    GetNoTes,
    /// `get_slash_no_slash_tes`
    GetSlashNoSlashTes,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route<'a>(method: &Method, path: &'a str) -> Route<'a> {
    match Segments::<2>::of(path).as_slice() {
        ["no", "tes"] => {
            match *method {
                Method::GET => Route::GetSlashNoSlashTes,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["no-tes"] => {
            match *method {
                Method::GET => Route::GetNoTes,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["notes"] => {
            match *method {
                Method::GET => Route::GetNotes,
                Method::POST => Route::PostNotes,
                _ => Route::MethodNotAllowed("GET, POST"),
            }
        }
        ["notes", note_id] if !note_id.is_empty() => {
            match *method {
                Method::PUT => Route::PutNotesByNoteId { note_id },
                Method::PATCH => {
                    Route::PatchNotesByNoteId {
                        note_id,
                    }
                }
                _ => Route::MethodNotAllowed("PUT, PATCH"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route<'_> {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::GetNotes => Some(Operation::GetNotes),
            Self::PostNotes => Some(Operation::PostNotes),
            Self::PutNotesByNoteId { .. } => Some(Operation::PutNotesByNoteId),
            Self::PatchNotesByNoteId { .. } => Some(Operation::PatchNotesByNoteId),
            Self::GetNoTes => Some(Operation::GetNoTes),
            Self::GetSlashNoSlashTes => Some(Operation::GetSlashNoSlashTes),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
