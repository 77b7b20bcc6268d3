// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! Media types, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
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
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;
mod xml;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use bodies::{
    ChangeReportBody, EitherBody, GetReportBadRequestBody, GetReportOkBody,
    ReplaceNotesBody, Report,
};
pub use operations::Operation;
pub use operations::add_film::{AddFilmFailure, AddFilmRequest, AddFilmResponse};
pub use operations::add_note::{
    AddNoteFailure, AddNoteRequest, AddNoteRequestRequired, AddNoteResponse,
};
pub use operations::add_picture::{
    AddPictureFailure, AddPictureRequest, AddPictureResponse,
};
pub use operations::add_report::{
    AddReportAccept, AddReportFailure, AddReportRequest, AddReportRequestRequired,
    AddReportResponse,
};
pub use operations::add_text::{AddTextFailure, AddTextRequest, AddTextResponse};
pub use operations::add_unknown::{
    AddUnknownFailure, AddUnknownRequest, AddUnknownRequestRequired, AddUnknownResponse,
};
pub use operations::change_note::{
    ChangeNoteFailure, ChangeNoteRequest, ChangeNoteResponse,
};
pub use operations::change_report::{
    ChangeReportFailure, ChangeReportRequest, ChangeReportResponse,
};
pub use operations::get_picture::{
    GetPictureFailure, GetPictureRequest, GetPictureResponse,
};
pub use operations::get_report::{
    GetReportAccept, GetReportFailure, GetReportOk, GetReportOkRequired,
    GetReportRequest, GetReportRequestRequired, GetReportResponse,
};
pub use operations::list_notes::{ListNotesFailure, ListNotesRequest, ListNotesResponse};
pub use operations::put_film::{
    PutFilmFailure, PutFilmRequest, PutFilmRequestRequired, PutFilmResponse,
};
pub use operations::put_parts::{
    PutPartsFailure, PutPartsRequest, PutPartsRequestRequired, PutPartsResponse,
};
pub use operations::put_picture::{
    PutPictureFailure, PutPictureRequest, PutPictureRequestRequired, PutPictureResponse,
};
pub use operations::put_report::{
    PutReportAccept, PutReportFailure, PutReportRequest, PutReportRequestRequired,
    PutReportResponse,
};
pub use operations::put_text::{
    PutTextFailure, PutTextRequest, PutTextRequestRequired, PutTextResponse,
    PutTextResponseRequired,
};
pub use operations::replace_notes::{
    ReplaceNotesFailure, ReplaceNotesRequest, ReplaceNotesRequestRequired,
    ReplaceNotesResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::media::Media;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders, Reject};
pub use types::{
    Bytes, Line, Note, Problem, ProblemRequired, ReportJson, ReportJsonRequired,
};
