// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::get_flows_by_id::{
    GetFlowsByIdFailure, GetFlowsByIdRequest, GetFlowsByIdResponse,
};
use crate::operations::get_flows_by_id_by_id::{
    GetFlowsByIdByIdFailure, GetFlowsByIdByIdRequest, GetFlowsByIdByIdResponse,
};
use crate::operations::post_flows_filter::{
    PostFlowsFilterFailure, PostFlowsFilterRequest, PostFlowsFilterResponse,
};
use crate::operations::remove_flow::{
    RemoveFlowFailure, RemoveFlowRequest, RemoveFlowResponse,
};
use crate::traits::Admit;

/// Flows, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `read_flows_flows_filter_post`.
    ///
    /// `POST /flows/filter`
    fn post_flows_filter(
        &self,
        request: PostFlowsFilterRequest,
    ) -> impl Future<
        Output = Result<PostFlowsFilterResponse, PostFlowsFilterFailure>,
    > + Send;

    /// `read_flow_flows__id__get`.
    ///
    /// `GET /flows/{id}`
    fn get_flows_by_id(
        &self,
        request: GetFlowsByIdRequest,
    ) -> impl Future<Output = Result<GetFlowsByIdResponse, GetFlowsByIdFailure>> + Send;

    /// `delete_flow_flows__id__delete`.
    ///
    /// `DELETE /flows/{id}`
    fn remove_flow(
        &self,
        request: RemoveFlowRequest,
    ) -> impl Future<Output = Result<RemoveFlowResponse, RemoveFlowFailure>> + Send;

    /// `read_flow_by_id`.
    ///
    /// `GET /flows/by-id/{id}`
    fn get_flows_by_id_by_id(
        &self,
        request: GetFlowsByIdByIdRequest,
    ) -> impl Future<
        Output = Result<GetFlowsByIdByIdResponse, GetFlowsByIdByIdFailure>,
    > + Send;
}
