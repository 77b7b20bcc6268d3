// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod put_order;
pub(crate) mod add_note;
pub(crate) mod add_word;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::PutOrder, Self::AddNote, Self::AddWord];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PutOrder => "putOrder",
            Self::AddNote => "addNote",
            Self::AddWord => "addWord",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::PutOrder => Method::PUT,
            Self::AddNote => Method::POST,
            Self::AddWord => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::PutOrder => "/shops/{shop}/orders/{number}",
            Self::AddNote => "/notes",
            Self::AddWord => "/words",
        }
    }
}

pub use self::add_note::*;
pub use self::add_word::*;
pub use self::put_order::*;
