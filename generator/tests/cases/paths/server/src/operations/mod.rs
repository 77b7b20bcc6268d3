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
pub(crate) mod get_other_files_by_name_by_extension;

/// The operations of the description: for logs, metrics and layers.
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
    /// `GET /other/files/{name}.{extension}`
    GetOtherFilesByNameByExtension,
}

impl Operation {
    /// Every operation, in the order of the description.
    pub const ALL: &'static [Self] = &[
        Self::GetFile,
        Self::DescribeFile,
        Self::GetFileById,
        Self::HasFile,
        Self::GetNewFile,
        Self::GetRange,
        Self::GetSize,
        Self::Export,
        Self::GetOtherFilesByNameByExtension,
    ];

    /// The operation that a method and a path name.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Its `operationId`.
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
            Self::GetOtherFilesByNameByExtension => {
                "get_other_files_by_name_by_extension"
            }
        }
    }

    /// Its method.
    pub const fn method(self) -> Method {
        match self {
            Self::GetFile => Method::GET,
            Self::DescribeFile => Method::GET,
            Self::GetFileById => Method::GET,
            Self::HasFile => Method::HEAD,
            Self::GetNewFile => Method::GET,
            Self::GetRange => Method::GET,
            Self::GetSize => Method::GET,
            Self::Export => Method::POST,
            Self::GetOtherFilesByNameByExtension => Method::GET,
        }
    }

    /// Its path template, with the base path.
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
            Self::GetOtherFilesByNameByExtension => "/other/files/{name}.{extension}",
        }
    }
}
