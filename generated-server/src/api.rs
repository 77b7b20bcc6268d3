// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::create_pet::{
    CreatePetFailure, CreatePetRequest, CreatePetResponse,
};
use crate::operations::get_pet::{GetPetFailure, GetPetRequest, GetPetResponse};
use crate::operations::list_pets::{ListPetsFailure, ListPetsRequest, ListPetsResponse};
use crate::traits::{Admit, Authenticate, Reject};

/// Animal Adoption Store Service, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Reject + Send + Sync + 'static {
    /// List animals.
    ///
    /// Returns the animals in ascending order of `id`, one page at a time.
    ///
    /// If there are more animals, the response has a `Link` header with `rel="next"` (RFC 8288), the URL of
    /// the next page. A page may contain fewer than `limit` animals although more follow, because the size
    /// of a page in bytes is limited as well.
    ///
    /// `GET /v1/pets`
    fn list_pets(
        &self,
        caller: &Self::Caller,
        request: ListPetsRequest,
    ) -> impl Future<Output = Result<ListPetsResponse, ListPetsFailure>> + Send;

    /// Add an animal.
    ///
    /// Adds a new animal and returns it with the identifier that the service assigned.
    ///
    /// `POST /v1/pets`
    fn create_pet(
        &self,
        caller: &Self::Caller,
        request: CreatePetRequest,
    ) -> impl Future<Output = Result<CreatePetResponse, CreatePetFailure>> + Send;

    /// Get an animal.
    ///
    /// Returns one animal by its identifier.
    ///
    /// This operation is deprecated and will be removed on 5 December 2030. Use `GET /pets` with the
    /// `status` filter instead.
    ///
    /// Every response carries the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and a `Link` to the
    /// replacement.
    ///
    /// `GET /v1/pets/{petId}`
    ///
    /// Deprecated: to be removed on 2030-12-05; use `list_pets`.
    fn get_pet(
        &self,
        caller: &Self::Caller,
        request: GetPetRequest,
    ) -> impl Future<Output = Result<GetPetResponse, GetPetFailure>> + Send;
}
