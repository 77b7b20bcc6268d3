// @generated from values.yaml by `cargo xtask codegen`; do not edit.
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
        segments: &[Segment::text("changes")],
        operations: &[
            (Method::GET, Operation::WatchChanges),
            (Method::PUT, Operation::PutChanges),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("days")],
        operations: &[
            (Method::GET, Operation::ListDays),
            (Method::PUT, Operation::PutDays),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("log")],
        operations: &[
            (Method::GET, Operation::ReadLog),
            (Method::PUT, Operation::PutLog),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("measures")],
        operations: &[
            (Method::GET, Operation::ListMeasures),
            (Method::POST, Operation::AddMeasures),
            (Method::PATCH, Operation::ChangeMeasures),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("states")],
        operations: &[
            (Method::GET, Operation::WatchStates),
            (Method::PUT, Operation::PutStates),
        ],
        branches: &[],
    },
];
