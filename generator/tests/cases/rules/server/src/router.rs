// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
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
static PATHS: [Branch<Operation>; 7] = [
    Branch {
        segments: &[Segment::text("contacts")],
        operations: &[("POST", Operation::AddContact)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("maps")],
        operations: &[("PUT", Operation::PutMap)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("parcels")],
        operations: &[("POST", Operation::SendParcel)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("plain")],
        operations: &[("POST", Operation::AddPlain)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("settings")],
        operations: &[("PUT", Operation::PutSettings)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("stamps")],
        operations: &[("POST", Operation::AddStamp)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("vehicles")],
        operations: &[("POST", Operation::AddVehicle)],
        branches: &[],
    },
];
