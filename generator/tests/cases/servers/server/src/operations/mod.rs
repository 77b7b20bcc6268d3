// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_things;
pub(crate) mod list_others;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /v1/things`
    ListThings,
    /// `GET /v1/others`
    ListOthers,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListThings: Method::GET, "/v1/things", "listThings";
        ListOthers: Method::GET, "/v1/others", "listOthers";
    }
}

pub use self::list_others::*;
pub use self::list_things::*;
