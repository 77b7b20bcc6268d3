// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod add_list;
pub(crate) mod set_number;
pub(crate) mod set_node;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::AddList, Self::SetNumber, Self::SetNode];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AddList => "addList",
            Self::SetNumber => "setNumber",
            Self::SetNode => "setNode",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::AddList => Method::POST,
            Self::SetNumber => Method::PUT,
            Self::SetNode => Method::PUT,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::AddList => "/lists/{method}",
            Self::SetNumber => "/number",
            Self::SetNode => "/node",
        }
    }
}

pub use self::add_list::*;
pub use self::set_node::*;
pub use self::set_number::*;
