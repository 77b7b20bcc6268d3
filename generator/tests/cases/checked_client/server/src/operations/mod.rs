// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod put_order;
pub(crate) mod add_note;
pub(crate) mod add_word;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `PUT /shops/{shop}/orders/{number}`
    PutOrder,
    /// `POST /notes`
    AddNote,
    /// `POST /words`
    AddWord,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        PutOrder: Method::PUT, "/shops/{shop}/orders/{number}", "putOrder";
        AddNote: Method::POST, "/notes", "addNote";
        AddWord: Method::POST, "/words", "addWord";
    }
}

pub use self::add_note::*;
pub use self::add_word::*;
pub use self::put_order::*;
