// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_pets;
pub(crate) mod create_pet;
pub(crate) mod get_pet;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /v1/pets`
    ListPets,
    /// `POST /v1/pets`
    CreatePet,
    /// `GET /v1/pets/{petId}`
    GetPet,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::ListPets, Self::CreatePet, Self::GetPet];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListPets => "listPets",
            Self::CreatePet => "createPet",
            Self::GetPet => "getPet",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListPets => Method::GET,
            Self::CreatePet => Method::POST,
            Self::GetPet => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListPets => "/v1/pets",
            Self::CreatePet => "/v1/pets",
            Self::GetPet => "/v1/pets/{petId}",
        }
    }
}

pub use self::create_pet::*;
pub use self::get_pet::*;
pub use self::list_pets::*;
