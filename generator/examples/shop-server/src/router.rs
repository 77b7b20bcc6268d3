// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Matches the method and path of a request to an operation.

use http::Method;

use crate::operations::Operation;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::router;
use crate::runtime::server::router::{Branch, Segment};

/// Returns the operation that matches a method and path, and its path parameters in order.
/// Literal segments are compared as they are in a normalized path.
pub(crate) fn find<'a>(
    method: &Method,
    path: &'a str,
) -> Result<(Operation, [&'a str; 0]), Rejection> {
    router::find_below("/v1", &PATHS, method, path)
}

/// The path templates after `/v1`, sorted by segment.
static PATHS: [Branch<Operation>; 1] = [
    Branch {
        segments: &[Segment::text("orders")],
        operations: &[("GET", Operation::ListOrders), ("POST", Operation::PlaceOrder)],
        branches: &[],
    },
];
