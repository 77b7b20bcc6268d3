// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_pets;
pub(crate) mod create_pet;
pub(crate) mod get_photo;
pub(crate) mod upload_photo;
pub(crate) mod delete_photo;
pub(crate) mod get_names;
pub(crate) mod add_note;

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListPets: Method::GET, "/v1/pets", "listPets";
        CreatePet: Method::POST, "/v1/pets", "createPet";
        GetPhoto: Method::GET, "/v1/pets/{id}/photo", "getPhoto";
        UploadPhoto: Method::PUT, "/v1/pets/{id}/photo", "uploadPhoto";
        DeletePhoto: Method::DELETE, "/v1/pets/{id}/photo", "deletePhoto";
        GetNames: Method::GET, "/v1/pets/{ids}/names/{words}", "getNames";
        AddNote: Method::POST, "/v1/notes", "addNote";
    }
}

pub use self::add_note::*;
pub use self::create_pet::*;
pub use self::delete_photo::*;
pub use self::get_names::*;
pub use self::get_photo::*;
pub use self::list_pets::*;
pub use self::upload_photo::*;
