// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
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
) -> Result<(Operation, [&'a str; 3]), Rejection> {
    router::find(&PATHS, method, path)
}

/// The path templates, sorted by segment.
static PATHS: [Branch<Operation>; 12] = [
    Branch {
        segments: &[Segment::text("deep")],
        operations: &[("GET", Operation::GetDeep)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("empty")],
        operations: &[("GET", Operation::GetEmpty)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("exploded"), Segment::Parameter],
        operations: &[("GET", Operation::GetExploded)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("json"), Segment::Parameter],
        operations: &[("GET", Operation::GetJson)],
        branches: &[],
    },
    Branch {
        segments: &[
            Segment::text("label"),
            Segment::Parameter,
            Segment::Parameter,
            Segment::Parameter,
        ],
        operations: &[("GET", Operation::GetLabel)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("labels"), Segment::Parameter, Segment::Parameter],
        operations: &[("GET", Operation::GetLabels)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("matrices"), Segment::Parameter, Segment::Parameter],
        operations: &[("GET", Operation::GetMatrices)],
        branches: &[],
    },
    Branch {
        segments: &[
            Segment::text("matrix"),
            Segment::Parameter,
            Segment::Parameter,
            Segment::Parameter,
        ],
        operations: &[("GET", Operation::GetMatrix)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("open")],
        operations: &[("GET", Operation::GetOpen)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("query")],
        operations: &[("GET", Operation::GetQuery)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("reserved")],
        operations: &[("GET", Operation::GetReserved)],
        branches: &[],
    },
    Branch {
        segments: &[
            Segment::text("simple"),
            Segment::Parameter,
            Segment::Parameter,
            Segment::Parameter,
        ],
        operations: &[("GET", Operation::GetSimple)],
        branches: &[],
    },
];
