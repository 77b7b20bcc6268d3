// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! Media types, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listNotes` | `GET /notes` |  |
//! | `replaceNotes` | `PUT /notes` |  |
//! | `addNote` | `POST /notes` |  |
//! | `changeNote` | `PATCH /notes` |  |
//! | `putText` | `PUT /text` |  |
//! | `addText` | `POST /text` |  |
//! | `getPicture` | `GET /picture` |  |
//! | `putPicture` | `PUT /picture` |  |
//! | `addPicture` | `POST /picture` |  |
//! | `putParts` | `PUT /parts` | Parts that nothing is said of. |
//! | `getReport` | `GET /reports` | A report, of the media type that is asked for. |
//! | `putReport` | `PUT /reports` |  |
//! | `addReport` | `POST /reports` |  |
//! | `changeReport` | `PATCH /reports` |  |
//! | `putFilm` | `PUT /film` |  |
//! | `addFilm` | `POST /film` |  |
//! | `addUnknown` | `POST /unknown` |  |

mod api;
mod bodies;
mod gate;
mod hooks;
mod operations;
mod router;
mod server;
mod types;
mod xml;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use bodies::{
    ChangeReportBody, EitherBody, GetReportBadRequestBody, GetReportOkBody,
    ReplaceNotesBody, Report,
};
pub use hooks::{Admit, CommonHeaders, Reject};
pub use operations::Operation;
pub use operations::list_notes::{ListNotesFailure, ListNotesRequest, ListNotesResponse};
pub use operations::replace_notes::{
    ReplaceNotesFailure, ReplaceNotesRequest, ReplaceNotesRequestRequired,
    ReplaceNotesResponse,
};
pub use operations::add_note::{
    AddNoteFailure, AddNoteRequest, AddNoteRequestRequired, AddNoteResponse,
};
pub use operations::change_note::{
    ChangeNoteFailure, ChangeNoteRequest, ChangeNoteResponse,
};
pub use operations::put_text::{
    PutTextFailure, PutTextRequest, PutTextRequestRequired, PutTextResponse,
    PutTextResponseRequired,
};
pub use operations::add_text::{AddTextFailure, AddTextRequest, AddTextResponse};
pub use operations::get_picture::{
    GetPictureFailure, GetPictureRequest, GetPictureResponse,
};
pub use operations::put_picture::{
    PutPictureFailure, PutPictureRequest, PutPictureRequestRequired, PutPictureResponse,
};
pub use operations::add_picture::{
    AddPictureFailure, AddPictureRequest, AddPictureResponse,
};
pub use operations::put_parts::{
    PutPartsFailure, PutPartsRequest, PutPartsRequestRequired, PutPartsResponse,
};
pub use operations::get_report::{
    GetReportAccept, GetReportFailure, GetReportOk, GetReportOkRequired,
    GetReportRequest, GetReportRequestRequired, GetReportResponse,
};
pub use operations::put_report::{
    PutReportAccept, PutReportFailure, PutReportRequest, PutReportRequestRequired,
    PutReportResponse,
};
pub use operations::add_report::{
    AddReportAccept, AddReportFailure, AddReportRequest, AddReportRequestRequired,
    AddReportResponse,
};
pub use operations::change_report::{
    ChangeReportFailure, ChangeReportRequest, ChangeReportResponse,
};
pub use operations::put_film::{
    PutFilmFailure, PutFilmRequest, PutFilmRequestRequired, PutFilmResponse,
};
pub use operations::add_film::{AddFilmFailure, AddFilmRequest, AddFilmResponse};
pub use operations::add_unknown::{
    AddUnknownFailure, AddUnknownRequest, AddUnknownRequestRequired, AddUnknownResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::layers::Handling;
pub use runtime::media::Media;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    Bytes, Line, Note, Problem, ProblemRequired, ReportJson, ReportJsonRequired,
};
