// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_pets;
pub(crate) mod put_pets_by_pet_id_photo;
pub(crate) mod get_keeper;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /pets`
    ListPets,
    /// `PUT /pets/{petId}/photo`
    PutPetsByPetIdPhoto,
    /// `GET /keepers/{keeperId}`
    GetKeeper,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListPets,
        Self::PutPetsByPetIdPhoto,
        Self::GetKeeper,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListPets => "listPets",
            Self::PutPetsByPetIdPhoto => "put_pets_by_pet_id_photo",
            Self::GetKeeper => "getKeeper",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListPets => Method::GET,
            Self::PutPetsByPetIdPhoto => Method::PUT,
            Self::GetKeeper => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListPets => "/pets",
            Self::PutPetsByPetIdPhoto => "/pets/{petId}/photo",
            Self::GetKeeper => "/keepers/{keeperId}",
        }
    }
}

pub use self::get_keeper::*;
pub use self::list_pets::*;
pub use self::put_pets_by_pet_id_photo::*;
