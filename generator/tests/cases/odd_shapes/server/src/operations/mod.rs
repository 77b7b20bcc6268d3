// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod add_list;
pub(crate) mod set_number;
pub(crate) mod set_node;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /lists/{method}`
    AddList,
    /// `PUT /number`
    SetNumber,
    /// `PUT /node`
    SetNode,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        AddList: Method::POST, "/lists/{method}", "addList";
        SetNumber: Method::PUT, "/number", "setNumber";
        SetNode: Method::PUT, "/node", "setNode";
    }
}

pub use self::add_list::*;
pub use self::set_node::*;
pub use self::set_number::*;
