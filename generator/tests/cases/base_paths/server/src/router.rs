// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::base_path::{or_else, BasePath};
use crate::runtime::rejection::Rejection;
use crate::runtime::router;
use crate::runtime::router::{Branch, Segment};

/// Finds the operation that a method and a path name, and the texts of its path
/// parameters in their order. Paths are compared as they are sent: only parameters
/// are percent-decoded.
pub(crate) fn find<'a>(
    base_paths: &BasePaths,
    method: &Method,
    path: &'a str,
) -> Result<(Operation, [&'a str; 1]), Rejection> {
    or_else(
        or_else(
            router::find(&PATHS, method, path),
            || router::find_below(base_paths.base.as_str(), &BASE_PATHS, method, path),
        ),
        || router::find_below(base_paths.cdn.as_str(), &CDN_PATHS, method, path),
    )
}

/// The paths that are known only where the API is served.
#[derive(Clone, Debug)]
pub(crate) struct BasePaths {
    pub(crate) base: BasePath,
    pub(crate) cdn: BasePath,
}

impl Default for BasePaths {
    fn default() -> Self {
        Self {
            base: BasePath::new("/v2"),
            cdn: BasePath::new("/cached"),
        }
    }
}

/// The path templates, sorted by their segments.
static PATHS: [Branch<Operation>; 2] = [
    Branch {
        segments: &[Segment::text("ping")],
        operations: &[(Method::GET, Operation::Ping)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("v1"), Segment::text("files"), Segment::Parameter],
        operations: &[(Method::PUT, Operation::PutFile)],
        branches: &[],
    },
];

/// The path templates below that of `base`, sorted by their segments.
static BASE_PATHS: [Branch<Operation>; 2] = [
    Branch {
        segments: &[Segment::text("old")],
        operations: &[],
        branches: &[
            Branch {
                segments: &[Segment::text("ping")],
                operations: &[(Method::GET, Operation::OldPing)],
                branches: &[],
            },
            Branch {
                segments: &[Segment::text("things")],
                operations: &[(Method::GET, Operation::ListOldThings)],
                branches: &[],
            },
        ],
    },
    Branch {
        segments: &[Segment::text("things")],
        operations: &[(Method::GET, Operation::ListThings)],
        branches: &[],
    },
];

/// The path templates below that of `cdn`, sorted by their segments.
static CDN_PATHS: [Branch<Operation>; 1] = [
    Branch {
        segments: &[Segment::text("files"), Segment::Parameter],
        operations: &[(Method::GET, Operation::GetFile)],
        branches: &[],
    },
];
