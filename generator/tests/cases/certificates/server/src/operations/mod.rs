// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod certified;
pub(crate) mod either;
pub(crate) mod both;
pub(crate) mod perhaps;

/// The operations of the description: for logs, metrics and layers.
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
    /// Every operation: by their paths in the order of the description, then by their methods.
    pub const ALL: &'static [Self] = &[
        Self::Certified,
        Self::Either,
        Self::Both,
        Self::Perhaps,
    ];

    /// The operation that a method and a path name.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Its `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Certified => "certified",
            Self::Either => "either",
            Self::Both => "both",
            Self::Perhaps => "perhaps",
        }
    }

    /// Its method.
    pub const fn method(self) -> Method {
        match self {
            Self::Certified => Method::GET,
            Self::Either => Method::GET,
            Self::Both => Method::GET,
            Self::Perhaps => Method::GET,
        }
    }

    /// Its path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Certified => "/certified",
            Self::Either => "/either",
            Self::Both => "/both",
            Self::Perhaps => "/perhaps",
        }
    }
}
