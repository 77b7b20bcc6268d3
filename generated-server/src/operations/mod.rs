// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::server::operation_list;

pub(crate) mod list_pets;
pub(crate) mod create_pet;
pub(crate) mod get_pet;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::tags::pets::*;

/// The operations, for logs, metrics and layers, ordered by path and method.
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

operation_list::implement! {
    Operation {
        ListPets: Method::GET, "/v1/pets", "listPets";
        CreatePet: Method::POST, "/v1/pets", "createPet";
        GetPet: Method::GET, "/v1/pets/{petId}", "getPet";
    }, router
}
