// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_pet::{AddPetFailure, AddPetRequest, AddPetResponse};
use crate::operations::get_owner::{GetOwnerFailure, GetOwnerRequest, GetOwnerResponse};
use crate::operations::list_pets::{ListPetsFailure, ListPetsRequest, ListPetsResponse};
use crate::traits::{Admit, Reject};

/// Several files, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Reject + Send + Sync + 'static {
    /// `listPets`.
    ///
    /// `GET /pets`
    fn list_pets(
        &self,
        request: ListPetsRequest,
    ) -> impl Future<Output = Result<ListPetsResponse, ListPetsFailure>> + Send;

    /// `addPet`.
    ///
    /// `POST /pets`
    fn add_pet(
        &self,
        request: AddPetRequest,
    ) -> impl Future<Output = Result<AddPetResponse, AddPetFailure>> + Send;

    /// `getOwner`.
    ///
    /// `GET /owners/{owner}`
    fn get_owner(
        &self,
        request: GetOwnerRequest,
    ) -> impl Future<Output = Result<GetOwnerResponse, GetOwnerFailure>> + Send;
}
