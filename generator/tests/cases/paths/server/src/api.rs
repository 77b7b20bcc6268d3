// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::deep0::{Deep0Failure, Deep0Request, Deep0Response};
use crate::operations::deep10::{Deep10Failure, Deep10Request, Deep10Response};
use crate::operations::deep1::{Deep1Failure, Deep1Request, Deep1Response};
use crate::operations::deep2::{Deep2Failure, Deep2Request, Deep2Response};
use crate::operations::deep3::{Deep3Failure, Deep3Request, Deep3Response};
use crate::operations::deep4::{Deep4Failure, Deep4Request, Deep4Response};
use crate::operations::deep5::{Deep5Failure, Deep5Request, Deep5Response};
use crate::operations::deep6::{Deep6Failure, Deep6Request, Deep6Response};
use crate::operations::deep7::{Deep7Failure, Deep7Request, Deep7Response};
use crate::operations::deep8::{Deep8Failure, Deep8Request, Deep8Response};
use crate::operations::deep9::{Deep9Failure, Deep9Request, Deep9Response};
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
use crate::traits::Admit;

/// Paths, version 1.0.0: the handlers of its operations.
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

    /// `deep0`.
    ///
    /// `GET /a`
    fn deep0(
        &self,
        request: Deep0Request,
    ) -> impl Future<Output = Result<Deep0Response, Deep0Failure>> + Send;

    /// `deep1`.
    ///
    /// `GET /a/b`
    fn deep1(
        &self,
        request: Deep1Request,
    ) -> impl Future<Output = Result<Deep1Response, Deep1Failure>> + Send;

    /// `deep2`.
    ///
    /// `GET /a/b/c`
    fn deep2(
        &self,
        request: Deep2Request,
    ) -> impl Future<Output = Result<Deep2Response, Deep2Failure>> + Send;

    /// `deep3`.
    ///
    /// `GET /a/b/c/d`
    fn deep3(
        &self,
        request: Deep3Request,
    ) -> impl Future<Output = Result<Deep3Response, Deep3Failure>> + Send;

    /// `deep4`.
    ///
    /// `GET /a/b/c/d/e`
    fn deep4(
        &self,
        request: Deep4Request,
    ) -> impl Future<Output = Result<Deep4Response, Deep4Failure>> + Send;

    /// `deep5`.
    ///
    /// `GET /a/b/c/d/e/f`
    fn deep5(
        &self,
        request: Deep5Request,
    ) -> impl Future<Output = Result<Deep5Response, Deep5Failure>> + Send;

    /// `deep6`.
    ///
    /// `GET /a/b/c/d/e/f/g`
    fn deep6(
        &self,
        request: Deep6Request,
    ) -> impl Future<Output = Result<Deep6Response, Deep6Failure>> + Send;

    /// `deep7`.
    ///
    /// `GET /a/b/c/d/e/f/g/h`
    fn deep7(
        &self,
        request: Deep7Request,
    ) -> impl Future<Output = Result<Deep7Response, Deep7Failure>> + Send;

    /// `deep8`.
    ///
    /// `GET /a/b/c/d/e/f/g/h/i`
    fn deep8(
        &self,
        request: Deep8Request,
    ) -> impl Future<Output = Result<Deep8Response, Deep8Failure>> + Send;

    /// `deep9`.
    ///
    /// `GET /a/b/c/d/e/f/g/h/i/j`
    fn deep9(
        &self,
        request: Deep9Request,
    ) -> impl Future<Output = Result<Deep9Response, Deep9Failure>> + Send;

    /// `deep10`.
    ///
    /// `GET /a/b/c/d/e/f/g/h/i/j/k`
    fn deep10(
        &self,
        request: Deep10Request,
    ) -> impl Future<Output = Result<Deep10Response, Deep10Failure>> + Send;

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
