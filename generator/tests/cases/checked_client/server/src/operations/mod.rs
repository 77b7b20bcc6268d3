// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod put_order;
pub(crate) mod add_note;
pub(crate) mod add_word;

/// The operations of the description: for logs, metrics and layers.
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
    /// Every operation: by their paths in the order of the description, then by their methods.
    pub const ALL: &'static [Self] = &[Self::PutOrder, Self::AddNote, Self::AddWord];

    /// The operation that a method and a path name.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Its `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PutOrder => "putOrder",
            Self::AddNote => "addNote",
            Self::AddWord => "addWord",
        }
    }

    /// Its method.
    pub const fn method(self) -> Method {
        match self {
            Self::PutOrder => Method::PUT,
            Self::AddNote => Method::POST,
            Self::AddWord => Method::POST,
        }
    }

    /// Its path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::PutOrder => "/shops/{shop}/orders/{number}",
            Self::AddNote => "/notes",
            Self::AddWord => "/words",
        }
    }
}
