// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
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
) -> Result<(Operation, [&'a str; 1]), Rejection> {
    router::find(&PATHS, method, path)
}

/// The path templates, sorted by their segments.
static PATHS: [Branch<Operation>; 3] = [
    Branch {
        segments: &[Segment::text("no"), Segment::text("tes")],
        operations: &[(Method::GET, Operation::GetSlashNoSlashTes)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("no-tes")],
        operations: &[(Method::GET, Operation::GetNoTes)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("notes")],
        operations: &[
            (Method::GET, Operation::GetNotes),
            (Method::POST, Operation::PostNotes),
        ],
        branches: &[
            Branch {
                segments: &[Segment::Parameter],
                operations: &[
                    (Method::PUT, Operation::PutNotesByNoteId),
                    (Method::PATCH, Operation::PatchNotesByNoteId),
                ],
                branches: &[],
            },
        ],
    },
];
