// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::get_deep::{GetDeepFailure, GetDeepRequest, GetDeepResponse};
use crate::operations::get_empty::{GetEmptyFailure, GetEmptyRequest, GetEmptyResponse};
use crate::operations::get_exploded::{
    GetExplodedFailure, GetExplodedRequest, GetExplodedResponse,
};
use crate::operations::get_json::{GetJsonFailure, GetJsonRequest, GetJsonResponse};
use crate::operations::get_label::{GetLabelFailure, GetLabelRequest, GetLabelResponse};
use crate::operations::get_labels::{
    GetLabelsFailure, GetLabelsRequest, GetLabelsResponse,
};
use crate::operations::get_matrices::{
    GetMatricesFailure, GetMatricesRequest, GetMatricesResponse,
};
use crate::operations::get_matrix::{
    GetMatrixFailure, GetMatrixRequest, GetMatrixResponse,
};
use crate::operations::get_open::{GetOpenFailure, GetOpenRequest, GetOpenResponse};
use crate::operations::get_query::{GetQueryFailure, GetQueryRequest, GetQueryResponse};
use crate::operations::get_reserved::{
    GetReservedFailure, GetReservedRequest, GetReservedResponse,
};
use crate::operations::get_simple::{
    GetSimpleFailure, GetSimpleRequest, GetSimpleResponse,
};
use crate::traits::Admit;

/// Styles of parameters, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `getSimple`.
    ///
    /// `GET /simple/{word}/{words}/{color}`
    fn get_simple(
        &self,
        request: GetSimpleRequest,
    ) -> impl Future<Output = Result<GetSimpleResponse, GetSimpleFailure>> + Send;

    /// `getExploded`.
    ///
    /// `GET /exploded/{color}`
    fn get_exploded(
        &self,
        request: GetExplodedRequest,
    ) -> impl Future<Output = Result<GetExplodedResponse, GetExplodedFailure>> + Send;

    /// `getLabel`.
    ///
    /// `GET /label/{word}/{words}/{color}`
    fn get_label(
        &self,
        request: GetLabelRequest,
    ) -> impl Future<Output = Result<GetLabelResponse, GetLabelFailure>> + Send;

    /// `getLabels`.
    ///
    /// `GET /labels/{words}/{color}`
    fn get_labels(
        &self,
        request: GetLabelsRequest,
    ) -> impl Future<Output = Result<GetLabelsResponse, GetLabelsFailure>> + Send;

    /// `getMatrix`.
    ///
    /// `GET /matrix/{word}/{words}/{color}`
    fn get_matrix(
        &self,
        request: GetMatrixRequest,
    ) -> impl Future<Output = Result<GetMatrixResponse, GetMatrixFailure>> + Send;

    /// `getMatrices`.
    ///
    /// `GET /matrices/{words}/{color}`
    fn get_matrices(
        &self,
        request: GetMatricesRequest,
    ) -> impl Future<Output = Result<GetMatricesResponse, GetMatricesFailure>> + Send;

    /// `getQuery`.
    ///
    /// `GET /query`
    fn get_query(
        &self,
        request: GetQueryRequest,
    ) -> impl Future<Output = Result<GetQueryResponse, GetQueryFailure>> + Send;

    /// `getReserved`.
    ///
    /// `GET /reserved`
    fn get_reserved(
        &self,
        request: GetReservedRequest,
    ) -> impl Future<Output = Result<GetReservedResponse, GetReservedFailure>> + Send;

    /// `getDeep`.
    ///
    /// `GET /deep`
    fn get_deep(
        &self,
        request: GetDeepRequest,
    ) -> impl Future<Output = Result<GetDeepResponse, GetDeepFailure>> + Send;

    /// `getOpen`.
    ///
    /// `GET /open`
    fn get_open(
        &self,
        request: GetOpenRequest,
    ) -> impl Future<Output = Result<GetOpenResponse, GetOpenFailure>> + Send;

    /// Required values that are sent as nothing.
    ///
    /// `GET /empty`
    fn get_empty(
        &self,
        request: GetEmptyRequest,
    ) -> impl Future<Output = Result<GetEmptyResponse, GetEmptyFailure>> + Send;

    /// `getJson`.
    ///
    /// `GET /json/{color}`
    fn get_json(
        &self,
        request: GetJsonRequest,
    ) -> impl Future<Output = Result<GetJsonResponse, GetJsonFailure>> + Send;
}
