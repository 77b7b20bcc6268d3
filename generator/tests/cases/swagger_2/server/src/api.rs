// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_note::{AddNoteFailure, AddNoteRequest, AddNoteResponse};
use crate::operations::create_pet::{
    CreatePetFailure, CreatePetRequest, CreatePetResponse,
};
use crate::operations::delete_photo::{
    DeletePhotoFailure, DeletePhotoRequest, DeletePhotoResponse,
};
use crate::operations::get_names::{GetNamesFailure, GetNamesRequest, GetNamesResponse};
use crate::operations::get_photo::{GetPhotoFailure, GetPhotoRequest, GetPhotoResponse};
use crate::operations::list_pets::{ListPetsFailure, ListPetsRequest, ListPetsResponse};
use crate::operations::upload_photo::{
    UploadPhotoFailure, UploadPhotoRequest, UploadPhotoResponse,
};
use crate::traits::{Admit, Authenticate, Reject};

/// Shelter, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Reject + Send + Sync + 'static {
    /// `listPets`.
    ///
    /// `GET /v1/pets`
    fn list_pets(
        &self,
        caller: &Self::Caller,
        request: ListPetsRequest,
    ) -> impl Future<Output = Result<ListPetsResponse, ListPetsFailure>> + Send;

    /// `createPet`.
    ///
    /// `POST /v1/pets`
    fn create_pet(
        &self,
        caller: &Self::Caller,
        request: CreatePetRequest,
    ) -> impl Future<Output = Result<CreatePetResponse, CreatePetFailure>> + Send;

    /// `getPhoto`.
    ///
    /// `GET /v1/pets/{id}/photo`
    fn get_photo(
        &self,
        caller: &Self::Caller,
        request: GetPhotoRequest,
    ) -> impl Future<Output = Result<GetPhotoResponse, GetPhotoFailure>> + Send;

    /// `uploadPhoto`.
    ///
    /// `PUT /v1/pets/{id}/photo`
    fn upload_photo(
        &self,
        caller: &Self::Caller,
        request: UploadPhotoRequest,
    ) -> impl Future<Output = Result<UploadPhotoResponse, UploadPhotoFailure>> + Send;

    /// `deletePhoto`.
    ///
    /// `DELETE /v1/pets/{id}/photo`
    fn delete_photo(
        &self,
        caller: &Self::Caller,
        request: DeletePhotoRequest,
    ) -> impl Future<Output = Result<DeletePhotoResponse, DeletePhotoFailure>> + Send;

    /// `getNames`.
    ///
    /// `GET /v1/pets/{ids}/names/{words}`
    ///
    /// Deprecated.
    fn get_names(
        &self,
        caller: &Self::Caller,
        request: GetNamesRequest,
    ) -> impl Future<Output = Result<GetNamesResponse, GetNamesFailure>> + Send;

    /// `addNote`.
    ///
    /// `POST /v1/notes`
    fn add_note(
        &self,
        caller: &Self::Caller,
        request: AddNoteRequest,
    ) -> impl Future<Output = Result<AddNoteResponse, AddNoteFailure>> + Send;
}
