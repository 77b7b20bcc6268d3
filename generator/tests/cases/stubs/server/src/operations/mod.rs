// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_notes;
pub(crate) mod add_note;
pub(crate) mod get_note;
pub(crate) mod remove_note;
pub(crate) mod count_notes;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /notes`
    ListNotes,
    /// `POST /notes`
    AddNote,
    /// `GET /notes/{noteId}`
    GetNote,
    /// `DELETE /notes/{noteId}`
    RemoveNote,
    /// `HEAD /count`
    CountNotes,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListNotes,
        Self::AddNote,
        Self::GetNote,
        Self::RemoveNote,
        Self::CountNotes,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListNotes => "listNotes",
            Self::AddNote => "addNote",
            Self::GetNote => "getNote",
            Self::RemoveNote => "removeNote",
            Self::CountNotes => "countNotes",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListNotes => Method::GET,
            Self::AddNote => Method::POST,
            Self::GetNote => Method::GET,
            Self::RemoveNote => Method::DELETE,
            Self::CountNotes => Method::HEAD,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListNotes => "/notes",
            Self::AddNote => "/notes",
            Self::GetNote => "/notes/{noteId}",
            Self::RemoveNote => "/notes/{noteId}",
            Self::CountNotes => "/count",
        }
    }
}

pub use self::add_note::*;
pub use self::count_notes::*;
pub use self::get_note::*;
pub use self::list_notes::*;
pub use self::remove_note::*;
