// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_letter::{
    AddLetterFailure, AddLetterRequest, AddLetterResponse,
};
use crate::operations::create_tenant::{
    CreateTenantOperationFailure, CreateTenantOperationRequest,
    CreateTenantOperationResponse,
};
use crate::operations::dispatch::{DispatchFailure, DispatchRequest, DispatchResponse};
use crate::operations::list_pets::{
    ListPetsOperationFailure, ListPetsOperationRequest, ListPetsOperationResponse,
};
use crate::operations::mock::{
    MockOperationFailure, MockOperationRequest, MockOperationResponse,
};
use crate::operations::operations::{
    OperationsFailure, OperationsRequest, OperationsResponse,
};
use crate::operations::option::{
    OptionOperationFailure, OptionOperationRequest, OptionOperationResponse,
};
use crate::operations::replace_file::{
    ReplaceFileFailure, ReplaceFileRequest, ReplaceFileResponse,
};
use crate::operations::value_operation_list::{
    OperationListFailure, OperationListRequest, OperationListResponse,
};
use crate::operations::value_router::{RouterFailure, RouterRequest, RouterResponse};
use crate::traits::{Admit, Authenticate};

/// Names, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Send + Sync + 'static {
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

    /// `operationList`.
    ///
    /// `PUT /{api}/{body}/{found}/{into}/{parts}/{response}`
    fn value_operation_list(
        &self,
        request: OperationListRequest,
    ) -> impl Future<
        Output = Result<OperationListResponse, OperationListFailure>,
    > + Send;

    /// `replaceFile`.
    ///
    /// `PUT /files/{authenticate}/{found}`
    fn replace_file(
        &self,
        caller: &Self::Caller,
        request: ReplaceFileRequest,
    ) -> impl Future<Output = Result<ReplaceFileResponse, ReplaceFileFailure>> + Send;

    /// `operations`.
    ///
    /// `GET /operations`
    fn operations(
        &self,
        request: OperationsRequest,
    ) -> impl Future<Output = Result<OperationsResponse, OperationsFailure>> + Send;

    /// `mock`.
    ///
    /// `GET /events`
    fn mock(
        &self,
        caller: &Self::Caller,
        request: MockOperationRequest,
    ) -> impl Future<
        Output = Result<MockOperationResponse, MockOperationFailure>,
    > + Send;

    /// `dispatch`.
    ///
    /// `GET /dispatch`
    fn dispatch(
        &self,
        caller: &Self::Caller,
        request: DispatchRequest,
    ) -> impl Future<Output = Result<DispatchResponse, DispatchFailure>> + Send;

    /// `router`.
    ///
    /// `GET /router`
    fn value_router(
        &self,
        request: RouterRequest,
    ) -> impl Future<Output = Result<RouterResponse, RouterFailure>> + Send;
}
