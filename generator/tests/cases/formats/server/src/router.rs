// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
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
) -> Result<(Operation, [&'a str; 2]), Rejection> {
    router::find(&PATHS, method, path)
}

/// The path templates, sorted by segment.
static PATHS: [Branch<Operation>; 2] = [
    Branch {
        segments: &[Segment::text("readings")],
        operations: &[("POST", Operation::AddReading)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("sensors")],
        operations: &[("GET", Operation::ListSensors), ("PUT", Operation::PutSensors)],
        branches: &[
            Branch {
                segments: &[
                    Segment::Parameter,
                    Segment::text("readings"),
                    Segment::Parameter,
                ],
                operations: &[("GET", Operation::ListReadings)],
                branches: &[],
            },
        ],
    },
];
