// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::base_path::{or_else, BasePath};
use crate::runtime::rejection::Rejection;
use crate::runtime::router;
use crate::runtime::router::{Segment, Template};

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
            router::find(&TEMPLATES, method, path),
            || router::find_below(
                base_paths.base.as_str(),
                &BASE_TEMPLATES,
                method,
                path,
            ),
        ),
        || router::find_below(base_paths.cdn.as_str(), &CDN_TEMPLATES, method, path),
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
static TEMPLATES: [Template<Operation>; 2] = [
    Template {
        segments: &[Segment::Text("ping")],
        operations: &[(Method::GET, Operation::Ping)],
    },
    Template {
        segments: &[Segment::Text("v1"), Segment::Text("files"), Segment::Parameter],
        operations: &[(Method::PUT, Operation::PutFile)],
    },
];

/// The path templates below that of `base`, sorted by their segments.
static BASE_TEMPLATES: [Template<Operation>; 3] = [
    Template {
        segments: &[Segment::Text("old"), Segment::Text("ping")],
        operations: &[(Method::GET, Operation::OldPing)],
    },
    Template {
        segments: &[Segment::Text("old"), Segment::Text("things")],
        operations: &[(Method::GET, Operation::ListOldThings)],
    },
    Template {
        segments: &[Segment::Text("things")],
        operations: &[(Method::GET, Operation::ListThings)],
    },
];

/// The path templates below that of `cdn`, sorted by their segments.
static CDN_TEMPLATES: [Template<Operation>; 1] = [
    Template {
        segments: &[Segment::Text("files"), Segment::Parameter],
        operations: &[(Method::GET, Operation::GetFile)],
    },
];
