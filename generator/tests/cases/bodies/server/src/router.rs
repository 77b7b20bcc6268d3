// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
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
        segments: &[Segment::text("no"), Segment::text("tes")],
        operations: &[("GET", Operation::GetSlashNoSlashTes)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("no-tes")],
        operations: &[("GET", Operation::GetNoTes)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("notes")],
        operations: &[("GET", Operation::GetNotes), ("POST", Operation::PostNotes)],
        branches: &[
            Branch {
                segments: &[Segment::Parameter],
                operations: &[
                    ("PUT", Operation::PutNotesByNoteId),
                    ("PATCH", Operation::PatchNotesByNoteId),
                ],
                branches: &[],
            },
        ],
    },
];
