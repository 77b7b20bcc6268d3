// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route<'a> {
    /// `getFile`
    GetFile { name: &'a str, extension: &'a str },
    /// `describeFile`
    DescribeFile { name: &'a str },
    /// `getFileById`
    GetFileById { id: &'a str },
    /// `hasFile`
    HasFile { id: &'a str },
    /// `getNewFile`
    GetNewFile,
    /// `getRange`
    GetRange { version: &'a str, from_: &'a str, to: &'a str },
    /// `getSize`
    GetSize { id: &'a str },
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route<'a>(method: &Method, path: &'a str) -> Route<'a> {
    match Segments::<3>::of(path).as_slice() {
        ["files", "new"] => {
            match *method {
                Method::GET => Route::GetNewFile,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["files", segment_1,
        ] if let Some([name]) = path::between(segment_1, ["", ".json"]) => {
            match *method {
                Method::GET => Route::DescribeFile { name },
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["files", segment_1,
        ] if let Some([name, extension]) = path::between(segment_1, ["", ".", ""]) => {
            match *method {
                Method::GET => Route::GetFile { name, extension },
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["files", id] if !id.is_empty() => {
            match *method {
                Method::GET => Route::GetFileById { id },
                Method::HEAD => Route::HasFile { id },
                _ => Route::MethodNotAllowed("GET, HEAD"),
            }
        }
        [segment_0, segment_1, id,
        ] if path::is(segment_0, "gr%C3%B6%C3%9Fe") && path::is(segment_1, "a%20b")
            && !id.is_empty() => {
            match *method {
                Method::GET => Route::GetSize { id },
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        [segment_0, segment_1, "x",
        ] if let Some([version]) = path::between(segment_0, ["v", ""])
            && let Some([from_, to]) = path::between(segment_1, ["range(", ":", ")"]) => {
            match *method {
                Method::GET => {
                    Route::GetRange {
                        version,
                        from_,
                        to,
                    }
                }
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route<'_> {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::GetFile { .. } => Some(Operation::GetFile),
            Self::DescribeFile { .. } => Some(Operation::DescribeFile),
            Self::GetFileById { .. } => Some(Operation::GetFileById),
            Self::HasFile { .. } => Some(Operation::HasFile),
            Self::GetNewFile => Some(Operation::GetNewFile),
            Self::GetRange { .. } => Some(Operation::GetRange),
            Self::GetSize { .. } => Some(Operation::GetSize),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
