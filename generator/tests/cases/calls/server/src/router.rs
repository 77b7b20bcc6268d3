// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
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
static TEMPLATES: [Template<Operation>; 9] = [
    Template {
        segments: &[Segment::Text("letters")],
        operations: &[(Method::POST, Operation::AddLetter)],
    },
    Template {
        segments: &[Segment::Text("orders")],
        operations: &[(Method::POST, Operation::AddOrder)],
    },
    Template {
        segments: &[Segment::Text("orders"), Segment::Text("by-cursor")],
        operations: &[(Method::GET, Operation::ListByCursor)],
    },
    Template {
        segments: &[Segment::Text("orders"), Segment::Text("by-header")],
        operations: &[(Method::GET, Operation::ListByHeader)],
    },
    Template {
        segments: &[Segment::Text("orders"), Segment::Text("by-link")],
        operations: &[(Method::GET, Operation::ListByLink)],
    },
    Template {
        segments: &[Segment::Text("orders"), Segment::Text("by-number")],
        operations: &[(Method::GET, Operation::ListByNumber)],
    },
    Template {
        segments: &[Segment::Text("orders"), Segment::Text("by-offset")],
        operations: &[(Method::GET, Operation::ListByOffset)],
    },
    Template {
        segments: &[Segment::Text("orders"), Segment::Text("by-url")],
        operations: &[(Method::GET, Operation::ListByUrl)],
    },
    Template {
        segments: &[Segment::Text("refunds")],
        operations: &[(Method::POST, Operation::AddRefund)],
    },
];
