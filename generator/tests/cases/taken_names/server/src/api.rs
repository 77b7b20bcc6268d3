// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_letter::{
    AddLetterFailure, AddLetterRequest, AddLetterResponse,
};
use crate::operations::create_tenant::{
    CreateTenantOperationFailure, CreateTenantOperationRequest,
    CreateTenantOperationResponse,
};
use crate::operations::list_pets::{
    ListPetsOperationFailure, ListPetsOperationRequest, ListPetsOperationResponse,
};
use crate::operations::option::{
    OptionOperationFailure, OptionOperationRequest, OptionOperationResponse,
};
use crate::traits::Admit;

/// Names, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `listPets`.
    ///
    /// `GET /pets`
    fn list_pets(
        &self,
        request: ListPetsOperationRequest,
    ) -> impl Future<
        Output = Result<ListPetsOperationResponse, ListPetsOperationFailure>,
    > + Send;

    /// `option`.
    ///
    /// `POST /pets`
    fn option(
        &self,
        request: OptionOperationRequest,
    ) -> impl Future<
        Output = Result<OptionOperationResponse, OptionOperationFailure>,
    > + Send;

    /// `addLetter`.
    ///
    /// `POST /letters`
    fn add_letter(
        &self,
        request: AddLetterRequest,
    ) -> impl Future<Output = Result<AddLetterResponse, AddLetterFailure>> + Send;

    /// `create_tenant`.
    ///
    /// `POST /tenants`
    fn create_tenant(
        &self,
        request: CreateTenantOperationRequest,
    ) -> impl Future<
        Output = Result<CreateTenantOperationResponse, CreateTenantOperationFailure>,
    > + Send;
}
