// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

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

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        GetFile: Method::GET, "/files/{name}.{extension}", "getFile";
        DescribeFile: Method::GET, "/files/{name}.json", "describeFile";
        GetFileById: Method::GET, "/files/{id}", "getFileById";
        HasFile: Method::HEAD, "/files/{id}", "hasFile";
        GetNewFile: Method::GET, "/files/new", "getNewFile";
        GetRange: Method::GET, "/v{version}/range({from}:{to})/x", "getRange";
        GetSize: Method::GET, "/größe/a b/{id}", "getSize";
        Export: Method::POST, "/exports/{kind}?owner={owner}&since={since}&format=csv", "export";
        Deep0: Method::GET, "/a", "deep0";
        Deep1: Method::GET, "/a/b", "deep1";
        Deep2: Method::GET, "/a/b/c", "deep2";
        Deep3: Method::GET, "/a/b/c/d", "deep3";
        Deep4: Method::GET, "/a/b/c/d/e", "deep4";
        Deep5: Method::GET, "/a/b/c/d/e/f", "deep5";
        Deep6: Method::GET, "/a/b/c/d/e/f/g", "deep6";
        Deep7: Method::GET, "/a/b/c/d/e/f/g/h", "deep7";
        Deep8: Method::GET, "/a/b/c/d/e/f/g/h/i", "deep8";
        Deep9: Method::GET, "/a/b/c/d/e/f/g/h/i/j", "deep9";
        Deep10: Method::GET, "/a/b/c/d/e/f/g/h/i/j/k", "deep10";
        GetOtherFilesByNameByExtension: Method::GET, "/other/files/{name}.{extension}", "get_other_files_by_name_by_extension";
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
