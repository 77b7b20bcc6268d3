// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod add_user;
pub(crate) mod log_in;
pub(crate) mod put_article;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /users`
    AddUser,
    /// `POST /logins`
    LogIn,
    /// `PUT /articles`
    PutArticle,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::AddUser, Self::LogIn, Self::PutArticle];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AddUser => "addUser",
            Self::LogIn => "logIn",
            Self::PutArticle => "putArticle",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::AddUser => Method::POST,
            Self::LogIn => Method::POST,
            Self::PutArticle => Method::PUT,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::AddUser => "/users",
            Self::LogIn => "/logins",
            Self::PutArticle => "/articles",
        }
    }
}

pub use self::add_user::*;
pub use self::log_in::*;
pub use self::put_article::*;
