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
        operations: &[
            (Method::PUT, Operation::PutNote),
            (Method::POST, Operation::AddNote),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("open")],
        operations: &[
            (Method::PUT, Operation::PutOpen),
            (Method::POST, Operation::AddOpen),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("orders")],
        operations: &[
            (Method::PUT, Operation::PutOrder),
            (Method::POST, Operation::AddOrder),
            (Method::PATCH, Operation::ChangeOrder),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("photos")],
        operations: &[
            (Method::PUT, Operation::PutPhoto),
            (Method::POST, Operation::AddPhoto),
            (Method::PATCH, Operation::ChangePhoto),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("search")],
        operations: &[(Method::POST, Operation::Search)],
        branches: &[],
    },
];
