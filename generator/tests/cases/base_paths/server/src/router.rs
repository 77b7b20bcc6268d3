// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! Matches the method and path of a request to an operation.

use http::Method;

use crate::operations::Operation;
use crate::runtime::base_path::{or_else, BasePath};
use crate::runtime::rejection::Rejection;
use crate::runtime::router;
use crate::runtime::router::{Branch, Segment};

/// Returns the operation that matches a method and path, and its path parameters in order.
/// Literal segments are compared as sent: only parameters are percent-decoded.
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

/// The base paths that are set at run time.
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

/// The path templates, sorted by segment.
static PATHS: [Branch<Operation>; 2] = [
    Branch {
        segments: &[Segment::text("ping")],
        operations: &[("GET", Operation::Ping)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("v1"), Segment::text("files"), Segment::Parameter],
        operations: &[("PUT", Operation::PutFile)],
        branches: &[],
    },
];

/// The path templates after the base path of `base`, sorted by segment.
static BASE_PATHS: [Branch<Operation>; 2] = [
    Branch {
        segments: &[Segment::text("old")],
        operations: &[],
        branches: &[
            Branch {
                segments: &[Segment::text("ping")],
                operations: &[("GET", Operation::OldPing)],
                branches: &[],
            },
            Branch {
                segments: &[Segment::text("things")],
                operations: &[("GET", Operation::ListOldThings)],
                branches: &[],
            },
        ],
    },
    Branch {
        segments: &[Segment::text("things")],
        operations: &[("GET", Operation::ListThings)],
        branches: &[],
    },
];

/// The path templates after the base path of `cdn`, sorted by segment.
static CDN_PATHS: [Branch<Operation>; 1] = [
    Branch {
        segments: &[Segment::text("files"), Segment::Parameter],
        operations: &[("GET", Operation::GetFile)],
        branches: &[],
    },
];
