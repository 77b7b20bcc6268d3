// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod add_file;
pub(crate) mod put_path;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /files`
    AddFile,
    /// `PUT /paths`
    PutPath,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::AddFile, Self::PutPath];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AddFile => "addFile",
            Self::PutPath => "putPath",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::AddFile => Method::POST,
            Self::PutPath => Method::PUT,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::AddFile => "/files",
            Self::PutPath => "/paths",
        }
    }
}

pub use self::add_file::*;
pub use self::put_path::*;
