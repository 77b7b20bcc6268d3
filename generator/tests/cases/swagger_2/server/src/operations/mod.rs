// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_pets;
pub(crate) mod create_pet;
pub(crate) mod get_photo;
pub(crate) mod upload_photo;
pub(crate) mod delete_photo;
pub(crate) mod get_names;
pub(crate) mod add_note;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /v1/pets`
    ListPets,
    /// `POST /v1/pets`
    CreatePet,
    /// `GET /v1/pets/{id}/photo`
    GetPhoto,
    /// `PUT /v1/pets/{id}/photo`
    UploadPhoto,
    /// `DELETE /v1/pets/{id}/photo`
    DeletePhoto,
    /// `GET /v1/pets/{ids}/names/{words}`
    GetNames,
    /// `POST /v1/notes`
    AddNote,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListPets,
        Self::CreatePet,
        Self::GetPhoto,
        Self::UploadPhoto,
        Self::DeletePhoto,
        Self::GetNames,
        Self::AddNote,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListPets => "listPets",
            Self::CreatePet => "createPet",
            Self::GetPhoto => "getPhoto",
            Self::UploadPhoto => "uploadPhoto",
            Self::DeletePhoto => "deletePhoto",
            Self::GetNames => "getNames",
            Self::AddNote => "addNote",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListPets => Method::GET,
            Self::CreatePet => Method::POST,
            Self::GetPhoto => Method::GET,
            Self::UploadPhoto => Method::PUT,
            Self::DeletePhoto => Method::DELETE,
            Self::GetNames => Method::GET,
            Self::AddNote => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListPets => "/v1/pets",
            Self::CreatePet => "/v1/pets",
            Self::GetPhoto => "/v1/pets/{id}/photo",
            Self::UploadPhoto => "/v1/pets/{id}/photo",
            Self::DeletePhoto => "/v1/pets/{id}/photo",
            Self::GetNames => "/v1/pets/{ids}/names/{words}",
            Self::AddNote => "/v1/notes",
        }
    }
}

pub use self::add_note::*;
pub use self::create_pet::*;
pub use self::delete_photo::*;
pub use self::get_names::*;
pub use self::get_photo::*;
pub use self::list_pets::*;
pub use self::upload_photo::*;
