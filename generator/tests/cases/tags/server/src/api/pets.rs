// @generated from tags.yaml by `cargo xtask codegen`; do not edit.
//! The trait of the tag `pets`.

use crate::operations::add_pet::{AddPetFailure, AddPetRequest, AddPetResponse};
use crate::operations::list_pets::{ListPetsFailure, ListPetsRequest, ListPetsResponse};
use crate::traits::Authenticate;

/// The handlers of the operations with the tag `pets`.
///
/// The pets of the shop.
pub trait PetsApi: Authenticate + Send + Sync + 'static {
    /// `listPets`.
    ///
    /// `GET /pets`
    fn list_pets(
        &self,
        caller: &Self::Caller,
        request: ListPetsRequest,
    ) -> impl Future<Output = Result<ListPetsResponse, ListPetsFailure>> + Send;

    /// `addPet`.
    ///
    /// `POST /pets`
    fn add_pet(
        &self,
        caller: &Self::Caller,
        request: AddPetRequest,
    ) -> impl Future<Output = Result<AddPetResponse, AddPetFailure>> + Send;
}
