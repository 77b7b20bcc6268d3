// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod certified;
pub(crate) mod either;
pub(crate) mod both;
pub(crate) mod perhaps;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::Certified,
        Self::Either,
        Self::Both,
        Self::Perhaps,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Certified => "certified",
            Self::Either => "either",
            Self::Both => "both",
            Self::Perhaps => "perhaps",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::Certified => Method::GET,
            Self::Either => Method::GET,
            Self::Both => Method::GET,
            Self::Perhaps => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Certified => "/certified",
            Self::Either => "/either",
            Self::Both => "/both",
            Self::Perhaps => "/perhaps",
        }
    }
}

pub use self::both::*;
pub use self::certified::*;
pub use self::either::*;
pub use self::perhaps::*;
