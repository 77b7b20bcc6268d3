// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
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
static PATHS: [Branch<Operation>; 5] = [
    Branch {
        segments: &[Segment::text("notes")],
        operations: &[("PUT", Operation::PutNote), ("POST", Operation::AddNote)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("open")],
        operations: &[("PUT", Operation::PutOpen), ("POST", Operation::AddOpen)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("orders")],
        operations: &[
            ("PUT", Operation::PutOrder),
            ("POST", Operation::AddOrder),
            ("PATCH", Operation::ChangeOrder),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("photos")],
        operations: &[
            ("PUT", Operation::PutPhoto),
            ("POST", Operation::AddPhoto),
            ("PATCH", Operation::ChangePhoto),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("search")],
        operations: &[("POST", Operation::Search)],
        branches: &[],
    },
];
