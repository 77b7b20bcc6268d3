// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod add_entry;
pub(crate) mod put_key;
pub(crate) mod add_chain;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /entries`
    AddEntry,
    /// `PUT /keys`
    PutKey,
    /// `POST /chains`
    AddChain,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        AddEntry: Method::POST, "/entries", "addEntry";
        PutKey: Method::PUT, "/keys", "putKey";
        AddChain: Method::POST, "/chains", "addChain";
    }
}

pub use self::add_chain::*;
pub use self::add_entry::*;
pub use self::put_key::*;
