// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
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
        segments: &[Segment::text("lost")],
        operations: &[(Method::GET, Operation::GetLost)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("nothing")],
        operations: &[(Method::GET, Operation::GetNothing)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("parcels")],
        operations: &[
            (Method::GET, Operation::ListParcels),
            (Method::HEAD, Operation::FindParcels),
            (Method::POST, Operation::AddParcel),
        ],
        branches: &[
            Branch {
                segments: &[Segment::Parameter],
                operations: &[
                    (Method::GET, Operation::GetParcel),
                    (Method::PUT, Operation::ReplaceParcel),
                    (Method::DELETE, Operation::RemoveParcel),
                ],
                branches: &[],
            },
        ],
    },
];
