// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod add_animal;
pub(crate) mod get_newest;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /animals`
    AddAnimal,
    /// `GET /animals/newest`
    GetNewest,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        AddAnimal: Method::POST, "/animals", "addAnimal";
        GetNewest: Method::GET, "/animals/newest", "getNewest";
    }
}

pub use self::add_animal::*;
pub use self::get_newest::*;
