// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_notes;
pub(crate) mod add_note;
pub(crate) mod get_note;
pub(crate) mod remove_note;
pub(crate) mod count_notes;

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListNotes: Method::GET, "/notes", "listNotes";
        AddNote: Method::POST, "/notes", "addNote";
        GetNote: Method::GET, "/notes/{noteId}", "getNote";
        RemoveNote: Method::DELETE, "/notes/{noteId}", "removeNote";
        CountNotes: Method::HEAD, "/count", "countNotes";
    }
}

pub use self::add_note::*;
pub use self::count_notes::*;
pub use self::get_note::*;
pub use self::list_notes::*;
pub use self::remove_note::*;
