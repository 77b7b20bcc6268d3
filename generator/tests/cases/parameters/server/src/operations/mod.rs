// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_things;
pub(crate) mod ask_things;
pub(crate) mod trace_things;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListThings,
        Self::AskThings,
        Self::TraceThings,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListThings => "listThings",
            Self::AskThings => "askThings",
            Self::TraceThings => "traceThings",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListThings => Method::GET,
            Self::AskThings => Method::OPTIONS,
            Self::TraceThings => Method::TRACE,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListThings => "/things",
            Self::AskThings => "/things",
            Self::TraceThings => "/things",
        }
    }
}

pub use self::ask_things::*;
pub use self::list_things::*;
pub use self::trace_things::*;
