// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod put_account;
pub(crate) mod post_tags;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `PUT /accounts/{id}`
    PutAccount,
    /// `POST /tags`
    PostTags,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::PutAccount, Self::PostTags];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PutAccount => "putAccount",
            Self::PostTags => "postTags",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::PutAccount => Method::PUT,
            Self::PostTags => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::PutAccount => "/accounts/{id}",
            Self::PostTags => "/tags",
        }
    }
}

pub use self::post_tags::*;
pub use self::put_account::*;
