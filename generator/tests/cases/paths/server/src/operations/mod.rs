// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod get_file;
pub(crate) mod describe_file;
pub(crate) mod get_file_by_id;
pub(crate) mod has_file;
pub(crate) mod get_new_file;
pub(crate) mod get_range;
pub(crate) mod get_size;
pub(crate) mod export;
pub(crate) mod deep0;
pub(crate) mod deep1;
pub(crate) mod deep2;
pub(crate) mod deep3;
pub(crate) mod deep4;
pub(crate) mod deep5;
pub(crate) mod deep6;
pub(crate) mod deep7;
pub(crate) mod deep8;
pub(crate) mod deep9;
pub(crate) mod deep10;
pub(crate) mod get_other_files_by_name_by_extension;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /files/{name}.{extension}`
    GetFile,
    /// `GET /files/{name}.json`
    DescribeFile,
    /// `GET /files/{id}`
    GetFileById,
    /// `HEAD /files/{id}`
    HasFile,
    /// `GET /files/new`
    GetNewFile,
    /// `GET /v{version}/range({from}:{to})/x`
    GetRange,
    /// `GET /größe/a b/{id}`
    GetSize,
    /// `POST /exports/{kind}?owner={owner}&since={since}&format=csv`
    Export,
    /// `GET /a`
    Deep0,
    /// `GET /a/b`
    Deep1,
    /// `GET /a/b/c`
    Deep2,
    /// `GET /a/b/c/d`
    Deep3,
    /// `GET /a/b/c/d/e`
    Deep4,
    /// `GET /a/b/c/d/e/f`
    Deep5,
    /// `GET /a/b/c/d/e/f/g`
    Deep6,
    /// `GET /a/b/c/d/e/f/g/h`
    Deep7,
    /// `GET /a/b/c/d/e/f/g/h/i`
    Deep8,
    /// `GET /a/b/c/d/e/f/g/h/i/j`
    Deep9,
    /// `GET /a/b/c/d/e/f/g/h/i/j/k`
    Deep10,
    /// `GET /other/files/{name}.{extension}`
    GetOtherFilesByNameByExtension,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::GetFile,
        Self::DescribeFile,
        Self::GetFileById,
        Self::HasFile,
        Self::GetNewFile,
        Self::GetRange,
        Self::GetSize,
        Self::Export,
        Self::Deep0,
        Self::Deep1,
        Self::Deep2,
        Self::Deep3,
        Self::Deep4,
        Self::Deep5,
        Self::Deep6,
        Self::Deep7,
        Self::Deep8,
        Self::Deep9,
        Self::Deep10,
        Self::GetOtherFilesByNameByExtension,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GetFile => "getFile",
            Self::DescribeFile => "describeFile",
            Self::GetFileById => "getFileById",
            Self::HasFile => "hasFile",
            Self::GetNewFile => "getNewFile",
            Self::GetRange => "getRange",
            Self::GetSize => "getSize",
            Self::Export => "export",
            Self::Deep0 => "deep0",
            Self::Deep1 => "deep1",
            Self::Deep2 => "deep2",
            Self::Deep3 => "deep3",
            Self::Deep4 => "deep4",
            Self::Deep5 => "deep5",
            Self::Deep6 => "deep6",
            Self::Deep7 => "deep7",
            Self::Deep8 => "deep8",
            Self::Deep9 => "deep9",
            Self::Deep10 => "deep10",
            Self::GetOtherFilesByNameByExtension => {
                "get_other_files_by_name_by_extension"
            }
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::GetFile => Method::GET,
            Self::DescribeFile => Method::GET,
            Self::GetFileById => Method::GET,
            Self::HasFile => Method::HEAD,
            Self::GetNewFile => Method::GET,
            Self::GetRange => Method::GET,
            Self::GetSize => Method::GET,
            Self::Export => Method::POST,
            Self::Deep0 => Method::GET,
            Self::Deep1 => Method::GET,
            Self::Deep2 => Method::GET,
            Self::Deep3 => Method::GET,
            Self::Deep4 => Method::GET,
            Self::Deep5 => Method::GET,
            Self::Deep6 => Method::GET,
            Self::Deep7 => Method::GET,
            Self::Deep8 => Method::GET,
            Self::Deep9 => Method::GET,
            Self::Deep10 => Method::GET,
            Self::GetOtherFilesByNameByExtension => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::GetFile => "/files/{name}.{extension}",
            Self::DescribeFile => "/files/{name}.json",
            Self::GetFileById => "/files/{id}",
            Self::HasFile => "/files/{id}",
            Self::GetNewFile => "/files/new",
            Self::GetRange => "/v{version}/range({from}:{to})/x",
            Self::GetSize => "/größe/a b/{id}",
            Self::Export => "/exports/{kind}?owner={owner}&since={since}&format=csv",
            Self::Deep0 => "/a",
            Self::Deep1 => "/a/b",
            Self::Deep2 => "/a/b/c",
            Self::Deep3 => "/a/b/c/d",
            Self::Deep4 => "/a/b/c/d/e",
            Self::Deep5 => "/a/b/c/d/e/f",
            Self::Deep6 => "/a/b/c/d/e/f/g",
            Self::Deep7 => "/a/b/c/d/e/f/g/h",
            Self::Deep8 => "/a/b/c/d/e/f/g/h/i",
            Self::Deep9 => "/a/b/c/d/e/f/g/h/i/j",
            Self::Deep10 => "/a/b/c/d/e/f/g/h/i/j/k",
            Self::GetOtherFilesByNameByExtension => "/other/files/{name}.{extension}",
        }
    }
}

pub use self::deep0::*;
pub use self::deep1::*;
pub use self::deep10::*;
pub use self::deep2::*;
pub use self::deep3::*;
pub use self::deep4::*;
pub use self::deep5::*;
pub use self::deep6::*;
pub use self::deep7::*;
pub use self::deep8::*;
pub use self::deep9::*;
pub use self::describe_file::*;
pub use self::export::*;
pub use self::get_file::*;
pub use self::get_file_by_id::*;
pub use self::get_new_file::*;
pub use self::get_other_files_by_name_by_extension::*;
pub use self::get_range::*;
pub use self::get_size::*;
pub use self::has_file::*;
