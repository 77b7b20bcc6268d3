// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
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
) -> Result<(Operation, [&'a str; 6]), Rejection> {
    router::find(&PATHS, method, path)
}

/// The path templates, sorted by segment.
static PATHS: [Branch<Operation>; 9] = [
    Branch {
        segments: &[Segment::text("dispatch")],
        operations: &[("GET", Operation::Dispatch)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("events")],
        operations: &[("GET", Operation::MockOperation)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("files"), Segment::Parameter, Segment::Parameter],
        operations: &[("PUT", Operation::ReplaceFile)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("letters")],
        operations: &[("POST", Operation::AddLetter)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("operations")],
        operations: &[("GET", Operation::Operations)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("pets")],
        operations: &[
            ("GET", Operation::ListPetsOperation),
            ("POST", Operation::OptionOperation),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("router")],
        operations: &[("GET", Operation::Router)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("tenants")],
        operations: &[("POST", Operation::CreateTenantOperation)],
        branches: &[],
    },
    Branch {
        segments: &[
            Segment::Parameter,
            Segment::Parameter,
            Segment::Parameter,
            Segment::Parameter,
            Segment::Parameter,
            Segment::Parameter,
        ],
        operations: &[("PUT", Operation::OperationList)],
        branches: &[],
    },
];
