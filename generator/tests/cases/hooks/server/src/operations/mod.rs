// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod make_a;
pub(crate) mod post_b;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /a`
    MakeA,
    /// `POST /b`
    PostB,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        MakeA: Method::POST, "/a", "makeA";
        PostB: Method::POST, "/b", "post_b";
    }
}

pub use self::make_a::*;
pub use self::post_b::*;
