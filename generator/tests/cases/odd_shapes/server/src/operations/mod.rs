// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod add_list;
pub(crate) mod set_number;
pub(crate) mod set_node;

/// The operations of the description: for logs, metrics and layers.
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
    /// Every operation: by their paths in the order of the description, then by their methods.
    pub const ALL: &'static [Self] = &[Self::AddList, Self::SetNumber, Self::SetNode];

    /// The operation that a method and a path name.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Its `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AddList => "addList",
            Self::SetNumber => "setNumber",
            Self::SetNode => "setNode",
        }
    }

    /// Its method.
    pub const fn method(self) -> Method {
        match self {
            Self::AddList => Method::POST,
            Self::SetNumber => Method::PUT,
            Self::SetNode => Method::PUT,
        }
    }

    /// Its path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::AddList => "/lists/{method}",
            Self::SetNumber => "/number",
            Self::SetNode => "/node",
        }
    }
}
