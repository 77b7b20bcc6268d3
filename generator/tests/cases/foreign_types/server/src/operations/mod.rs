// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod add_file;
pub(crate) mod put_path;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /files`
    AddFile,
    /// `PUT /paths`
    PutPath,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        AddFile: Method::POST, "/files", "addFile";
        PutPath: Method::PUT, "/paths", "putPath";
    }
}

pub use self::add_file::*;
pub use self::put_path::*;
