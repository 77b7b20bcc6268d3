// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod try_new;
pub(crate) mod try_newer;
pub(crate) mod use_again;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /new`
    TryNew,
    /// `GET /newer`
    TryNewer,
    /// `GET /old`
    UseAgain,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        TryNew: Method::GET, "/new", "tryNew";
        TryNewer: Method::GET, "/newer", "tryNewer";
        UseAgain: Method::GET, "/old", "useOld";
    }
}

pub use self::try_new::*;
pub use self::try_newer::*;
pub use self::use_again::*;
