// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod add_user;
pub(crate) mod log_in;
pub(crate) mod put_article;

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        AddUser: Method::POST, "/users", "addUser";
        LogIn: Method::POST, "/logins", "logIn";
        PutArticle: Method::PUT, "/articles", "putArticle";
    }
}

pub use self::add_user::*;
pub use self::log_in::*;
pub use self::put_article::*;
