// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod add_entry;
pub(crate) mod put_key;
pub(crate) mod add_chain;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::AddEntry, Self::PutKey, Self::AddChain];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AddEntry => "addEntry",
            Self::PutKey => "putKey",
            Self::AddChain => "addChain",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::AddEntry => Method::POST,
            Self::PutKey => Method::PUT,
            Self::AddChain => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::AddEntry => "/entries",
            Self::PutKey => "/keys",
            Self::AddChain => "/chains",
        }
    }
}

pub use self::add_chain::*;
pub use self::add_entry::*;
pub use self::put_key::*;
