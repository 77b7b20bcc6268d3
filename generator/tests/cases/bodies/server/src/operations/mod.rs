// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod get_notes;
pub(crate) mod post_notes;
pub(crate) mod put_notes_by_note_id;
pub(crate) mod patch_notes_by_note_id;
pub(crate) mod get_no_tes;
pub(crate) mod get_slash_no_slash_tes;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::GetNotes,
        Self::PostNotes,
        Self::PutNotesByNoteId,
        Self::PatchNotesByNoteId,
        Self::GetNoTes,
        Self::GetSlashNoSlashTes,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GetNotes => "get_notes",
            Self::PostNotes => "post_notes",
            Self::PutNotesByNoteId => "put_notes_by_note_id",
            Self::PatchNotesByNoteId => "patch_notes_by_note_id",
            Self::GetNoTes => "getNoTes",
            Self::GetSlashNoSlashTes => "get_slash_no_slash_tes",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::GetNotes => Method::GET,
            Self::PostNotes => Method::POST,
            Self::PutNotesByNoteId => Method::PUT,
            Self::PatchNotesByNoteId => Method::PATCH,
            Self::GetNoTes => Method::GET,
            Self::GetSlashNoSlashTes => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::GetNotes => "/notes",
            Self::PostNotes => "/notes",
            Self::PutNotesByNoteId => "/notes/{noteId}",
            Self::PatchNotesByNoteId => "/notes/{noteId}",
            Self::GetNoTes => "/no-tes",
            Self::GetSlashNoSlashTes => "/no/tes",
        }
    }
}

pub use self::get_no_tes::*;
pub use self::get_notes::*;
pub use self::get_slash_no_slash_tes::*;
pub use self::patch_notes_by_note_id::*;
pub use self::post_notes::*;
pub use self::put_notes_by_note_id::*;
