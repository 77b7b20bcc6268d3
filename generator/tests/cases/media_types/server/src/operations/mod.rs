// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_notes;
pub(crate) mod replace_notes;
pub(crate) mod add_note;
pub(crate) mod change_note;
pub(crate) mod put_text;
pub(crate) mod add_text;
pub(crate) mod get_picture;
pub(crate) mod put_picture;
pub(crate) mod add_picture;
pub(crate) mod put_parts;
pub(crate) mod get_report;
pub(crate) mod put_report;
pub(crate) mod add_report;
pub(crate) mod change_report;
pub(crate) mod put_film;
pub(crate) mod add_film;
pub(crate) mod add_unknown;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /notes`
    ListNotes,
    /// `PUT /notes`
    ReplaceNotes,
    /// `POST /notes`
    AddNote,
    /// `PATCH /notes`
    ChangeNote,
    /// `PUT /text`
    PutText,
    /// `POST /text`
    AddText,
    /// `GET /picture`
    GetPicture,
    /// `PUT /picture`
    PutPicture,
    /// `POST /picture`
    AddPicture,
    /// `PUT /parts`
    PutParts,
    /// `GET /reports`
    GetReport,
    /// `PUT /reports`
    PutReport,
    /// `POST /reports`
    AddReport,
    /// `PATCH /reports`
    ChangeReport,
    /// `PUT /film`
    PutFilm,
    /// `POST /film`
    AddFilm,
    /// `POST /unknown`
    AddUnknown,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListNotes: Method::GET, "/notes", "listNotes";
        ReplaceNotes: Method::PUT, "/notes", "replaceNotes";
        AddNote: Method::POST, "/notes", "addNote";
        ChangeNote: Method::PATCH, "/notes", "changeNote";
        PutText: Method::PUT, "/text", "putText";
        AddText: Method::POST, "/text", "addText";
        GetPicture: Method::GET, "/picture", "getPicture";
        PutPicture: Method::PUT, "/picture", "putPicture";
        AddPicture: Method::POST, "/picture", "addPicture";
        PutParts: Method::PUT, "/parts", "putParts";
        GetReport: Method::GET, "/reports", "getReport";
        PutReport: Method::PUT, "/reports", "putReport";
        AddReport: Method::POST, "/reports", "addReport";
        ChangeReport: Method::PATCH, "/reports", "changeReport";
        PutFilm: Method::PUT, "/film", "putFilm";
        AddFilm: Method::POST, "/film", "addFilm";
        AddUnknown: Method::POST, "/unknown", "addUnknown";
    }
}

pub use self::add_film::*;
pub use self::add_note::*;
pub use self::add_picture::*;
pub use self::add_report::*;
pub use self::add_text::*;
pub use self::add_unknown::*;
pub use self::change_note::*;
pub use self::change_report::*;
pub use self::get_picture::*;
pub use self::get_report::*;
pub use self::list_notes::*;
pub use self::put_film::*;
pub use self::put_parts::*;
pub use self::put_picture::*;
pub use self::put_report::*;
pub use self::put_text::*;
pub use self::replace_notes::*;
