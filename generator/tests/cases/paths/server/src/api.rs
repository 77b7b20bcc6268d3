// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::describe_file::{
    DescribeFileFailure, DescribeFileRequest, DescribeFileResponse,
};
use crate::operations::export::{ExportFailure, ExportRequest, ExportResponse};
use crate::operations::get_file::{GetFileFailure, GetFileRequest, GetFileResponse};
use crate::operations::get_file_by_id::{
    GetFileByIdFailure, GetFileByIdRequest, GetFileByIdResponse,
};
use crate::operations::get_new_file::{
    GetNewFileFailure, GetNewFileRequest, GetNewFileResponse,
};
use crate::operations::get_other_files_by_name_by_extension::{
    GetOtherFilesByNameByExtensionFailure, GetOtherFilesByNameByExtensionRequest,
    GetOtherFilesByNameByExtensionResponse,
};
use crate::operations::get_range::{GetRangeFailure, GetRangeRequest, GetRangeResponse};
use crate::operations::get_size::{GetSizeFailure, GetSizeRequest, GetSizeResponse};
use crate::operations::has_file::{HasFileFailure, HasFileRequest, HasFileResponse};

/// Paths, version 1.0.0: the operations to implement.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `getFile`.
    ///
    /// `GET /files/{name}.{extension}`
    fn get_file(
        &self,
        request: GetFileRequest,
    ) -> impl Future<Output = Result<GetFileResponse, GetFileFailure>> + Send;

    /// `describeFile`.
    ///
    /// `GET /files/{name}.json`
    fn describe_file(
        &self,
        request: DescribeFileRequest,
    ) -> impl Future<Output = Result<DescribeFileResponse, DescribeFileFailure>> + Send;

    /// `getFileById`.
    ///
    /// `GET /files/{id}`
    fn get_file_by_id(
        &self,
        request: GetFileByIdRequest,
    ) -> impl Future<Output = Result<GetFileByIdResponse, GetFileByIdFailure>> + Send;

    /// `hasFile`.
    ///
    /// `HEAD /files/{id}`
    fn has_file(
        &self,
        request: HasFileRequest,
    ) -> impl Future<Output = Result<HasFileResponse, HasFileFailure>> + Send;

    /// `getNewFile`.
    ///
    /// `GET /files/new`
    fn get_new_file(
        &self,
        request: GetNewFileRequest,
    ) -> impl Future<Output = Result<GetNewFileResponse, GetNewFileFailure>> + Send;

    /// `getRange`.
    ///
    /// `GET /v{version}/range({from}:{to})/x`
    fn get_range(
        &self,
        request: GetRangeRequest,
    ) -> impl Future<Output = Result<GetRangeResponse, GetRangeFailure>> + Send;

    /// `getSize`.
    ///
    /// `GET /größe/a b/{id}`
    fn get_size(
        &self,
        request: GetSizeRequest,
    ) -> impl Future<Output = Result<GetSizeResponse, GetSizeFailure>> + Send;

    /// `export`.
    ///
    /// `POST /exports/{kind}?owner={owner}&since={since}&format=csv`
    fn export(
        &self,
        request: ExportRequest,
    ) -> impl Future<Output = Result<ExportResponse, ExportFailure>> + Send;

    /// `get_other_files_by_name_by_extension`.
    ///
    /// `GET /other/files/{name}.{extension}`
    fn get_other_files_by_name_by_extension(
        &self,
        request: GetOtherFilesByNameByExtensionRequest,
    ) -> impl Future<
        Output = Result<
            GetOtherFilesByNameByExtensionResponse,
            GetOtherFilesByNameByExtensionFailure,
        >,
    > + Send;
}
