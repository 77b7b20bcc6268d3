// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::server::operation_list;

pub(crate) mod put_result;

#[doc(hidden)]
pub use self::put_result::*;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `PUT /api/jobs/{job}/result`
    PutResult,
}

operation_list::implement! {
    Operation {
        PutResult: Method::PUT, "/api/jobs/{job}/result", "putResult";
    }, router
}
