// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_pets;
pub(crate) mod add_pet;
pub(crate) mod get_owner;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /pets`
    ListPets,
    /// `POST /pets`
    AddPet,
    /// `GET /owners/{owner}`
    GetOwner,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::ListPets, Self::AddPet, Self::GetOwner];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListPets => "listPets",
            Self::AddPet => "addPet",
            Self::GetOwner => "getOwner",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListPets => Method::GET,
            Self::AddPet => Method::POST,
            Self::GetOwner => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListPets => "/pets",
            Self::AddPet => "/pets",
            Self::GetOwner => "/owners/{owner}",
        }
    }
}

pub use self::add_pet::*;
pub use self::get_owner::*;
pub use self::list_pets::*;
