// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::rejection::Rejection;
use crate::runtime::router;
use crate::runtime::router::{Segment, Template};

/// Finds the operation that a method and a path name, and the texts of its path
/// parameters in their order. Paths are compared as they are sent: only parameters
/// are percent-decoded.
pub(crate) fn find<'a>(
    method: &Method,
    path: &'a str,
) -> Result<(Operation, [&'a str; 1]), Rejection> {
    router::find(&TEMPLATES, method, path)
}

/// The path templates, sorted by their segments.
static TEMPLATES: [Template<Operation>; 4] = [
    Template {
        segments: &[Segment::Text("lost")],
        operations: &[(Method::GET, Operation::GetLost)],
    },
    Template {
        segments: &[Segment::Text("nothing")],
        operations: &[(Method::GET, Operation::GetNothing)],
    },
    Template {
        segments: &[Segment::Text("parcels")],
        operations: &[
            (Method::GET, Operation::ListParcels),
            (Method::HEAD, Operation::FindParcels),
            (Method::POST, Operation::AddParcel),
        ],
    },
    Template {
        segments: &[Segment::Text("parcels"), Segment::Parameter],
        operations: &[
            (Method::GET, Operation::GetParcel),
            (Method::PUT, Operation::ReplaceParcel),
            (Method::DELETE, Operation::RemoveParcel),
        ],
    },
];
