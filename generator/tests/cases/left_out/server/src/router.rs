// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::rejection::Rejection;
use crate::runtime::router;
use crate::runtime::router::{Branch, Segment};

/// Finds the operation that a method and a path name, and the texts of its path
/// parameters in their order. Paths are compared as they are sent: only parameters
/// are percent-decoded.
pub(crate) fn find<'a>(
    method: &Method,
    path: &'a str,
) -> Result<(Operation, [&'a str; 0]), Rejection> {
    router::find(&PATHS, method, path)
}

/// The path templates, sorted by their segments.
static PATHS: [Branch<Operation>; 1] = [
    Branch {
        segments: &[Segment::text("account")],
        operations: &[(Method::GET, Operation::GetAccount)],
        branches: &[],
    },
];
