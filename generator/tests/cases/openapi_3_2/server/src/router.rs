// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
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
static PATHS: [Branch<Operation>; 6] = [
    Branch {
        segments: &[Segment::text("cookies")],
        operations: &[("GET", Operation::SendCookie)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("events")],
        operations: &[("GET", Operation::WatchEvents)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("notes")],
        operations: &[("POST", Operation::AddNote)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("pets")],
        operations: &[("QUERY", Operation::FindPets)],
        branches: &[
            Branch {
                segments: &[Segment::text("changes")],
                operations: &[
                    ("GET", Operation::WatchPets),
                    ("POST", Operation::SendChanges),
                ],
                branches: &[],
            },
            Branch {
                segments: &[Segment::Parameter],
                operations: &[
                    ("GET", Operation::GetPet),
                    ("LINK", Operation::LinkPet),
                    ("unlink", Operation::UnlinkPetsById),
                ],
                branches: &[],
            },
        ],
    },
    Branch {
        segments: &[Segment::text("positions")],
        operations: &[("GET", Operation::WatchPositions)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("queries")],
        operations: &[
            ("GET", Operation::QueryForm),
            ("PUT", Operation::QueryJson),
            ("POST", Operation::QueryText),
        ],
        branches: &[],
    },
];
