// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod add_animal;
pub(crate) mod get_newest;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /animals`
    AddAnimal,
    /// `GET /animals/newest`
    GetNewest,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::AddAnimal, Self::GetNewest];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AddAnimal => "addAnimal",
            Self::GetNewest => "getNewest",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::AddAnimal => Method::POST,
            Self::GetNewest => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::AddAnimal => "/animals",
            Self::GetNewest => "/animals/newest",
        }
    }
}

pub use self::add_animal::*;
pub use self::get_newest::*;
