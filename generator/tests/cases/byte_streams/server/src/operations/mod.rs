// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod get_file;
pub(crate) mod put_file;
pub(crate) mod change_file;
pub(crate) mod export_files;
pub(crate) mod get_picture;
pub(crate) mod add_picture;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /files/{name}`
    GetFile,
    /// `PUT /files/{name}`
    PutFile,
    /// `PATCH /files/{name}`
    ChangeFile,
    /// `GET /export`
    ExportFiles,
    /// `GET /pictures`
    GetPicture,
    /// `POST /pictures`
    AddPicture,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        GetFile: Method::GET, "/files/{name}", "getFile";
        PutFile: Method::PUT, "/files/{name}", "putFile";
        ChangeFile: Method::PATCH, "/files/{name}", "changeFile";
        ExportFiles: Method::GET, "/export", "exportFiles";
        GetPicture: Method::GET, "/pictures", "getPicture";
        AddPicture: Method::POST, "/pictures", "addPicture";
    }
}

pub use self::add_picture::*;
pub use self::change_file::*;
pub use self::export_files::*;
pub use self::get_file::*;
pub use self::get_picture::*;
pub use self::put_file::*;
