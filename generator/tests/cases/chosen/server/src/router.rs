// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
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
static PATHS: [Branch<Operation>; 2] = [
    Branch {
        segments: &[Segment::text("keepers"), Segment::Parameter],
        operations: &[(Method::GET, Operation::GetKeeper)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("pets")],
        operations: &[(Method::GET, Operation::ListPets)],
        branches: &[
            Branch {
                segments: &[Segment::Parameter, Segment::text("photo")],
                operations: &[(Method::PUT, Operation::PutPetsByPetIdPhoto)],
                branches: &[],
            },
        ],
    },
];
