// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! Media types, version 1.0.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
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
//!
//! The feature `cli` adds the command line program `media-types`, with a command
//! for each operation.

mod client;
mod operations;
mod types;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::add_film::{AddFilm, AddFilmFailure};
pub use operations::add_note::{AddNote, AddNoteFailure};
pub use operations::add_picture::{AddPicture, AddPictureFailure};
pub use operations::add_report::{
    AddReport, AddReportAsText, AddReportAsVndNote, AddReportFailure,
};
pub use operations::add_text::{AddText, AddTextFailure, AddTextSuccess};
pub use operations::add_unknown::{AddUnknown, AddUnknownFailure, AddUnknownSuccess};
pub use operations::change_note::{ChangeNote, ChangeNoteFailure};
pub use operations::change_report::{ChangeReport, ChangeReportFailure};
pub use operations::get_picture::{GetPicture, GetPictureFailure, GetPictureSuccess};
pub use operations::get_report::{
    GetReport, GetReportAsCsv, GetReportAsCsvSuccess, GetReportAsImage,
    GetReportAsImageSuccess, GetReportFailure, GetReportOkHeaders, GetReportSuccess,
};
pub use operations::list_notes::{ListNotes, ListNotesFailure};
pub use operations::put_film::{PutFilm, PutFilmFailure};
pub use operations::put_parts::{PutParts, PutPartsFailure};
pub use operations::put_picture::{PutPicture, PutPictureFailure, PutPictureRequired};
pub use operations::put_report::{
    PutReport, PutReportAsCsvRequired, PutReportAsImageRequired, PutReportAsText,
    PutReportAsVndNote, PutReportFailure, PutReportRequired,
};
pub use operations::put_text::{PutText, PutTextFailure, PutTextHeaders};
pub use operations::replace_notes::{ReplaceNotes, ReplaceNotesFailure};
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::call::Call;
pub use runtime::failure::{
    Deviation, Failure, InvalidRequest, Malformed, RequestViolation, TransportError,
};
pub use runtime::into_optional::IntoOptional;
pub use runtime::media::Media;
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
pub use runtime::raw_response::RawResponse;
pub use runtime::reply::Reply;
pub use runtime::request_url::InvalidBaseUrl;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::unknown_fields::UnknownField;
pub use types::{
    Bytes, Line, Note, Problem, ProblemRequired, ReportJson, ReportJsonRequired,
};
