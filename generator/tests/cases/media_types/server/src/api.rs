// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_film::{AddFilmFailure, AddFilmRequest, AddFilmResponse};
use crate::operations::add_note::{AddNoteFailure, AddNoteRequest, AddNoteResponse};
use crate::operations::add_picture::{
    AddPictureFailure, AddPictureRequest, AddPictureResponse,
};
use crate::operations::add_report::{
    AddReportFailure, AddReportRequest, AddReportResponse,
};
use crate::operations::add_text::{AddTextFailure, AddTextRequest, AddTextResponse};
use crate::operations::add_unknown::{
    AddUnknownFailure, AddUnknownRequest, AddUnknownResponse,
};
use crate::operations::change_note::{
    ChangeNoteFailure, ChangeNoteRequest, ChangeNoteResponse,
};
use crate::operations::change_report::{
    ChangeReportFailure, ChangeReportRequest, ChangeReportResponse,
};
use crate::operations::get_picture::{
    GetPictureFailure, GetPictureRequest, GetPictureResponse,
};
use crate::operations::get_report::{
    GetReportFailure, GetReportRequest, GetReportResponse,
};
use crate::operations::list_notes::{
    ListNotesFailure, ListNotesRequest, ListNotesResponse,
};
use crate::operations::put_film::{PutFilmFailure, PutFilmRequest, PutFilmResponse};
use crate::operations::put_parts::{PutPartsFailure, PutPartsRequest, PutPartsResponse};
use crate::operations::put_picture::{
    PutPictureFailure, PutPictureRequest, PutPictureResponse,
};
use crate::operations::put_report::{
    PutReportFailure, PutReportRequest, PutReportResponse,
};
use crate::operations::put_text::{PutTextFailure, PutTextRequest, PutTextResponse};
use crate::operations::replace_notes::{
    ReplaceNotesFailure, ReplaceNotesRequest, ReplaceNotesResponse,
};
use crate::traits::{Admit, Reject};

/// Media types, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Reject + Send + Sync + 'static {
    /// `listNotes`.
    ///
    /// `GET /notes`
    fn list_notes(
        &self,
        request: ListNotesRequest,
    ) -> impl Future<Output = Result<ListNotesResponse, ListNotesFailure>> + Send;

    /// `replaceNotes`.
    ///
    /// `PUT /notes`
    fn replace_notes(
        &self,
        request: ReplaceNotesRequest,
    ) -> impl Future<Output = Result<ReplaceNotesResponse, ReplaceNotesFailure>> + Send;

    /// `addNote`.
    ///
    /// `POST /notes`
    fn add_note(
        &self,
        request: AddNoteRequest,
    ) -> impl Future<Output = Result<AddNoteResponse, AddNoteFailure>> + Send;

    /// `changeNote`.
    ///
    /// `PATCH /notes`
    fn change_note(
        &self,
        request: ChangeNoteRequest,
    ) -> impl Future<Output = Result<ChangeNoteResponse, ChangeNoteFailure>> + Send;

    /// `putText`.
    ///
    /// `PUT /text`
    fn put_text(
        &self,
        request: PutTextRequest,
    ) -> impl Future<Output = Result<PutTextResponse, PutTextFailure>> + Send;

    /// `addText`.
    ///
    /// `POST /text`
    fn add_text(
        &self,
        request: AddTextRequest,
    ) -> impl Future<Output = Result<AddTextResponse, AddTextFailure>> + Send;

    /// `getPicture`.
    ///
    /// `GET /picture`
    fn get_picture(
        &self,
        request: GetPictureRequest,
    ) -> impl Future<Output = Result<GetPictureResponse, GetPictureFailure>> + Send;

    /// `putPicture`.
    ///
    /// `PUT /picture`
    fn put_picture(
        &self,
        request: PutPictureRequest,
    ) -> impl Future<Output = Result<PutPictureResponse, PutPictureFailure>> + Send;

    /// `addPicture`.
    ///
    /// `POST /picture`
    fn add_picture(
        &self,
        request: AddPictureRequest,
    ) -> impl Future<Output = Result<AddPictureResponse, AddPictureFailure>> + Send;

    /// Parts that nothing is said of.
    ///
    /// `PUT /parts`
    fn put_parts(
        &self,
        request: PutPartsRequest,
    ) -> impl Future<Output = Result<PutPartsResponse, PutPartsFailure>> + Send;

    /// A report, of the media type that is asked for.
    ///
    /// `GET /reports`
    fn get_report(
        &self,
        request: GetReportRequest,
    ) -> impl Future<Output = Result<GetReportResponse, GetReportFailure>> + Send;

    /// `putReport`.
    ///
    /// `PUT /reports`
    fn put_report(
        &self,
        request: PutReportRequest,
    ) -> impl Future<Output = Result<PutReportResponse, PutReportFailure>> + Send;

    /// `addReport`.
    ///
    /// `POST /reports`
    fn add_report(
        &self,
        request: AddReportRequest,
    ) -> impl Future<Output = Result<AddReportResponse, AddReportFailure>> + Send;

    /// `changeReport`.
    ///
    /// `PATCH /reports`
    fn change_report(
        &self,
        request: ChangeReportRequest,
    ) -> impl Future<Output = Result<ChangeReportResponse, ChangeReportFailure>> + Send;

    /// `putFilm`.
    ///
    /// `PUT /film`
    fn put_film(
        &self,
        request: PutFilmRequest,
    ) -> impl Future<Output = Result<PutFilmResponse, PutFilmFailure>> + Send;

    /// `addFilm`.
    ///
    /// `POST /film`
    fn add_film(
        &self,
        request: AddFilmRequest,
    ) -> impl Future<Output = Result<AddFilmResponse, AddFilmFailure>> + Send;

    /// `addUnknown`.
    ///
    /// `POST /unknown`
    fn add_unknown(
        &self,
        request: AddUnknownRequest,
    ) -> impl Future<Output = Result<AddUnknownResponse, AddUnknownFailure>> + Send;
}
