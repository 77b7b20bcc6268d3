// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::get_keeper::{
    GetKeeperFailure, GetKeeperRequest, GetKeeperResponse,
};
use crate::operations::list_pets::{ListPetsFailure, ListPetsRequest, ListPetsResponse};
use crate::operations::put_pets_by_pet_id_photo::{
    PutPetsByPetIdPhotoFailure, PutPetsByPetIdPhotoRequest, PutPetsByPetIdPhotoResponse,
};
use crate::traits::{Admit, Authenticate, Reject};

/// Pets and their keepers, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Reject + Send + Sync + 'static {
    /// `listPets`.
    ///
    /// `GET /pets`
    fn list_pets(
        &self,
        caller: &Self::Caller,
        request: ListPetsRequest,
    ) -> impl Future<Output = Result<ListPetsResponse, ListPetsFailure>> + Send;

    /// `put_pets_by_pet_id_photo`.
    ///
    /// `PUT /pets/{petId}/photo`
    ///
    /// Deprecated.
    fn put_pets_by_pet_id_photo(
        &self,
        request: PutPetsByPetIdPhotoRequest,
    ) -> impl Future<
        Output = Result<PutPetsByPetIdPhotoResponse, PutPetsByPetIdPhotoFailure>,
    > + Send;

    /// `getKeeper`.
    ///
    /// `GET /keepers/{keeperId}`
    fn get_keeper(
        &self,
        request: GetKeeperRequest,
    ) -> impl Future<Output = Result<GetKeeperResponse, GetKeeperFailure>> + Send;
}
