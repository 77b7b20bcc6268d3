// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
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
static TEMPLATES: [Template<Operation>; 4] = [
    Template {
        segments: &[Segment::Text("both")],
        operations: &[(Method::GET, Operation::Both)],
    },
    Template {
        segments: &[Segment::Text("certified")],
        operations: &[(Method::GET, Operation::Certified)],
    },
    Template {
        segments: &[Segment::Text("either")],
        operations: &[(Method::GET, Operation::Either)],
    },
    Template {
        segments: &[Segment::Text("perhaps")],
        operations: &[(Method::GET, Operation::Perhaps)],
    },
];
