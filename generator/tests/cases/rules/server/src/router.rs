// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
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
) -> Result<(Operation, [&'a str; 0]), Rejection> {
    router::find(&TEMPLATES, method, path)
}

/// The path templates, sorted by their segments.
static TEMPLATES: [Template<Operation>; 7] = [
    Template {
        segments: &[Segment::Text("contacts")],
        operations: &[(Method::POST, Operation::AddContact)],
    },
    Template {
        segments: &[Segment::Text("maps")],
        operations: &[(Method::PUT, Operation::PutMap)],
    },
    Template {
        segments: &[Segment::Text("parcels")],
        operations: &[(Method::POST, Operation::SendParcel)],
    },
    Template {
        segments: &[Segment::Text("plain")],
        operations: &[(Method::POST, Operation::AddPlain)],
    },
    Template {
        segments: &[Segment::Text("settings")],
        operations: &[(Method::PUT, Operation::PutSettings)],
    },
    Template {
        segments: &[Segment::Text("stamps")],
        operations: &[(Method::POST, Operation::AddStamp)],
    },
    Template {
        segments: &[Segment::Text("vehicles")],
        operations: &[(Method::POST, Operation::AddVehicle)],
    },
];
