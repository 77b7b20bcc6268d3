// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! Media types, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
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
//! The command line `media-types`, which has a command for each operation, is there
//! by the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::list_notes::{ListNotes, ListNotesFailure};
pub use operations::replace_notes::{ReplaceNotes, ReplaceNotesFailure};
pub use operations::add_note::{AddNote, AddNoteFailure};
pub use operations::change_note::{ChangeNote, ChangeNoteFailure};
pub use operations::put_text::{PutText, PutTextFailure, PutTextHeaders};
pub use operations::add_text::{AddText, AddTextFailure, AddTextSuccess};
pub use operations::get_picture::{GetPicture, GetPictureFailure, GetPictureSuccess};
pub use operations::put_picture::{PutPicture, PutPictureFailure, PutPictureRequired};
pub use operations::add_picture::{AddPicture, AddPictureFailure};
pub use operations::put_parts::{PutParts, PutPartsFailure};
pub use operations::get_report::{
    GetReport, GetReportAsCsv, GetReportAsCsvSuccess, GetReportAsImage,
    GetReportAsImageSuccess, GetReportFailure, GetReportOkHeaders, GetReportSuccess,
};
pub use operations::put_report::{
    PutReport, PutReportAsCsvRequired, PutReportAsImageRequired, PutReportAsText,
    PutReportAsVndNote, PutReportFailure, PutReportRequired,
};
pub use operations::add_report::{
    AddReport, AddReportAsText, AddReportAsVndNote, AddReportFailure,
};
pub use operations::change_report::{ChangeReport, ChangeReportFailure};
pub use operations::put_film::{PutFilm, PutFilmFailure};
pub use operations::add_film::{AddFilm, AddFilmFailure};
pub use operations::add_unknown::{AddUnknown, AddUnknownFailure, AddUnknownSuccess};
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::call::Call;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::media::Media;
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{
    Bytes, Line, Note, Problem, ProblemRequired, ReportJson, ReportJsonRequired,
};
