// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
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
) -> Result<(Operation, [&'a str; 0]), Rejection> {
    router::find(&PATHS, method, path)
}

/// The path templates, sorted by segment.
static PATHS: [Branch<Operation>; 3] = [
    Branch {
        segments: &[Segment::text("letters")],
        operations: &[("POST", Operation::AddLetter)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("orders")],
        operations: &[("POST", Operation::AddOrder)],
        branches: &[
            Branch {
                segments: &[Segment::text("by-cursor")],
                operations: &[("GET", Operation::ListByCursor)],
                branches: &[],
            },
            Branch {
                segments: &[Segment::text("by-header")],
                operations: &[("GET", Operation::ListByHeader)],
                branches: &[],
            },
            Branch {
                segments: &[Segment::text("by-link")],
                operations: &[("GET", Operation::ListByLink)],
                branches: &[],
            },
            Branch {
                segments: &[Segment::text("by-number")],
                operations: &[("GET", Operation::ListByNumber)],
                branches: &[],
            },
            Branch {
                segments: &[Segment::text("by-offset")],
                operations: &[("GET", Operation::ListByOffset)],
                branches: &[],
            },
            Branch {
                segments: &[Segment::text("by-url")],
                operations: &[("GET", Operation::ListByUrl)],
                branches: &[],
            },
        ],
    },
    Branch {
        segments: &[Segment::text("refunds")],
        operations: &[("POST", Operation::AddRefund)],
        branches: &[],
    },
];
