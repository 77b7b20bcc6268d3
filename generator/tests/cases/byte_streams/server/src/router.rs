// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! Matches the method and path of a request to an operation.

use http::Method;

use crate::operations::Operation;
use crate::runtime::rejection::Rejection;
use crate::runtime::router;
use crate::runtime::router::{Branch, Segment};

/// Returns the operation that matches a method and path, and its path parameters in order.
/// Literal segments are compared as sent: only parameters are percent-decoded.
pub(crate) fn find<'a>(
    method: &Method,
    path: &'a str,
) -> Result<(Operation, [&'a str; 1]), Rejection> {
    router::find(&PATHS, method, path)
}

/// The path templates, sorted by segment.
static PATHS: [Branch<Operation>; 3] = [
    Branch {
        segments: &[Segment::text("export")],
        operations: &[("GET", Operation::ExportFiles)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("files"), Segment::Parameter],
        operations: &[
            ("GET", Operation::GetFile),
            ("PUT", Operation::PutFile),
            ("PATCH", Operation::ChangeFile),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("pictures")],
        operations: &[("GET", Operation::GetPicture), ("POST", Operation::AddPicture)],
        branches: &[],
    },
];
