// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod read_note;
pub(crate) mod remove_note;
pub(crate) mod ping;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::ReadNote, Self::RemoveNote, Self::Ping];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ReadNote => "readNote",
            Self::RemoveNote => "removeNote",
            Self::Ping => "ping",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ReadNote => Method::GET,
            Self::RemoveNote => Method::DELETE,
            Self::Ping => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ReadNote => "/notes/{noteId}",
            Self::RemoveNote => "/notes/{noteId}",
            Self::Ping => "/",
        }
    }
}

pub use self::ping::*;
pub use self::read_note::*;
pub use self::remove_note::*;
