// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_things;
pub(crate) mod ask_things;
pub(crate) mod trace_things;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /things`
    ListThings,
    /// `OPTIONS /things`
    AskThings,
    /// `TRACE /things`
    TraceThings,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListThings: Method::GET, "/things", "listThings";
        AskThings: Method::OPTIONS, "/things", "askThings";
        TraceThings: Method::TRACE, "/things", "traceThings";
    }
}

pub use self::ask_things::*;
pub use self::list_things::*;
pub use self::trace_things::*;
