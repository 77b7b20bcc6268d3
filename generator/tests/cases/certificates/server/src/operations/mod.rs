// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod certified;
pub(crate) mod either;
pub(crate) mod both;
pub(crate) mod perhaps;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /certified`
    Certified,
    /// `GET /either`
    Either,
    /// `GET /both`
    Both,
    /// `GET /perhaps`
    Perhaps,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        Certified: Method::GET, "/certified", "certified";
        Either: Method::GET, "/either", "either";
        Both: Method::GET, "/both", "both";
        Perhaps: Method::GET, "/perhaps", "perhaps";
    }
}

pub use self::both::*;
pub use self::certified::*;
pub use self::either::*;
pub use self::perhaps::*;
