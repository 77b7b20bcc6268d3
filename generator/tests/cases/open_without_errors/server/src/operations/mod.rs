// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod read_note;
pub(crate) mod remove_note;
pub(crate) mod ping;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /notes/{noteId}`
    ReadNote,
    /// `DELETE /notes/{noteId}`
    RemoveNote,
    /// `GET /`
    Ping,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ReadNote: Method::GET, "/notes/{noteId}", "readNote";
        RemoveNote: Method::DELETE, "/notes/{noteId}", "removeNote";
        Ping: Method::GET, "/", "ping";
    }
}

pub use self::ping::*;
pub use self::read_note::*;
pub use self::remove_note::*;
