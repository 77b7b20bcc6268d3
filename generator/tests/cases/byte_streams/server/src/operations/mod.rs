// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod get_file;
pub(crate) mod put_file;
pub(crate) mod change_file;
pub(crate) mod export_files;
pub(crate) mod get_picture;
pub(crate) mod add_picture;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::GetFile,
        Self::PutFile,
        Self::ChangeFile,
        Self::ExportFiles,
        Self::GetPicture,
        Self::AddPicture,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GetFile => "getFile",
            Self::PutFile => "putFile",
            Self::ChangeFile => "changeFile",
            Self::ExportFiles => "exportFiles",
            Self::GetPicture => "getPicture",
            Self::AddPicture => "addPicture",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::GetFile => Method::GET,
            Self::PutFile => Method::PUT,
            Self::ChangeFile => Method::PATCH,
            Self::ExportFiles => Method::GET,
            Self::GetPicture => Method::GET,
            Self::AddPicture => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::GetFile => "/files/{name}",
            Self::PutFile => "/files/{name}",
            Self::ChangeFile => "/files/{name}",
            Self::ExportFiles => "/export",
            Self::GetPicture => "/pictures",
            Self::AddPicture => "/pictures",
        }
    }
}

pub use self::add_picture::*;
pub use self::change_file::*;
pub use self::export_files::*;
pub use self::get_file::*;
pub use self::get_picture::*;
pub use self::put_file::*;
