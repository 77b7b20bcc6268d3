// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::create_pet::{
    CreatePetFailure, CreatePetRequest, CreatePetResponse,
};
use crate::operations::list_keepers::{
    ListKeepersFailure, ListKeepersRequest, ListKeepersResponse,
};
use crate::operations::list_keys::{ListKeysFailure, ListKeysRequest, ListKeysResponse};
use crate::operations::list_logs::{ListLogsFailure, ListLogsRequest, ListLogsResponse};
use crate::operations::list_pets::{ListPetsFailure, ListPetsRequest, ListPetsResponse};
use crate::operations::login::{LoginFailure, LoginRequest, LoginResponse};
use crate::traits::{Admit, Authenticate};

/// Zoo, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Send + Sync + 'static {
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

    /// `listKeepers`.
    ///
    /// `GET /v1/keepers`
    fn list_keepers(
        &self,
        caller: &Self::Caller,
        request: ListKeepersRequest,
    ) -> impl Future<Output = Result<ListKeepersResponse, ListKeepersFailure>> + Send;

    /// `listKeys`.
    ///
    /// `GET /v1/keys`
    fn list_keys(
        &self,
        caller: &Self::Caller,
        request: ListKeysRequest,
    ) -> impl Future<Output = Result<ListKeysResponse, ListKeysFailure>> + Send;

    /// `listLogs`.
    ///
    /// `GET /v1/logs`
    fn list_logs(
        &self,
        caller: &Self::Caller,
        request: ListLogsRequest,
    ) -> impl Future<Output = Result<ListLogsResponse, ListLogsFailure>> + Send;

    /// `login`.
    ///
    /// `POST /v1/login`
    fn login(
        &self,
        request: LoginRequest,
    ) -> impl Future<Output = Result<LoginResponse, LoginFailure>> + Send;
}
