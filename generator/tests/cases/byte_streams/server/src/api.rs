// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_picture::{
    AddPictureFailure, AddPictureRequest, AddPictureResponse,
};
use crate::operations::change_file::{
    ChangeFileFailure, ChangeFileRequest, ChangeFileResponse,
};
use crate::operations::export_files::{
    ExportFilesFailure, ExportFilesRequest, ExportFilesResponse,
};
use crate::operations::get_file::{GetFileFailure, GetFileRequest, GetFileResponse};
use crate::operations::get_picture::{
    GetPictureFailure, GetPictureRequest, GetPictureResponse,
};
use crate::operations::put_file::{PutFileFailure, PutFileRequest, PutFileResponse};
use crate::traits::Admit;

/// Byte streams, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `getFile`.
    ///
    /// `GET /files/{name}`
    fn get_file(
        &self,
        request: GetFileRequest,
    ) -> impl Future<Output = Result<GetFileResponse, GetFileFailure>> + Send;

    /// `putFile`.
    ///
    /// `PUT /files/{name}`
    fn put_file(
        &self,
        request: PutFileRequest,
    ) -> impl Future<Output = Result<PutFileResponse, PutFileFailure>> + Send;

    /// `changeFile`.
    ///
    /// `PATCH /files/{name}`
    fn change_file(
        &self,
        request: ChangeFileRequest,
    ) -> impl Future<Output = Result<ChangeFileResponse, ChangeFileFailure>> + Send;

    /// `exportFiles`.
    ///
    /// `GET /export`
    fn export_files(
        &self,
        request: ExportFilesRequest,
    ) -> impl Future<Output = Result<ExportFilesResponse, ExportFilesFailure>> + Send;

    /// `getPicture`.
    ///
    /// `GET /pictures`
    fn get_picture(
        &self,
        request: GetPictureRequest,
    ) -> impl Future<Output = Result<GetPictureResponse, GetPictureFailure>> + Send;

    /// `addPicture`.
    ///
    /// `POST /pictures`
    fn add_picture(
        &self,
        request: AddPictureRequest,
    ) -> impl Future<Output = Result<AddPictureResponse, AddPictureFailure>> + Send;
}
