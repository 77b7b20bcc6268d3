// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_pets;
pub(crate) mod put_pets_by_pet_id_photo;
pub(crate) mod get_keeper;

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListPets: Method::GET, "/pets", "listPets";
        PutPetsByPetIdPhoto: Method::PUT, "/pets/{petId}/photo", "put_pets_by_pet_id_photo";
        GetKeeper: Method::GET, "/keepers/{keeperId}", "getKeeper";
    }
}

pub use self::get_keeper::*;
pub use self::list_pets::*;
pub use self::put_pets_by_pet_id_photo::*;
