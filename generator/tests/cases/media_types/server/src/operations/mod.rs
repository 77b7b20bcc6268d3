// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

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

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListNotes,
        Self::ReplaceNotes,
        Self::AddNote,
        Self::ChangeNote,
        Self::PutText,
        Self::AddText,
        Self::GetPicture,
        Self::PutPicture,
        Self::AddPicture,
        Self::PutParts,
        Self::GetReport,
        Self::PutReport,
        Self::AddReport,
        Self::ChangeReport,
        Self::PutFilm,
        Self::AddFilm,
        Self::AddUnknown,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListNotes => "listNotes",
            Self::ReplaceNotes => "replaceNotes",
            Self::AddNote => "addNote",
            Self::ChangeNote => "changeNote",
            Self::PutText => "putText",
            Self::AddText => "addText",
            Self::GetPicture => "getPicture",
            Self::PutPicture => "putPicture",
            Self::AddPicture => "addPicture",
            Self::PutParts => "putParts",
            Self::GetReport => "getReport",
            Self::PutReport => "putReport",
            Self::AddReport => "addReport",
            Self::ChangeReport => "changeReport",
            Self::PutFilm => "putFilm",
            Self::AddFilm => "addFilm",
            Self::AddUnknown => "addUnknown",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListNotes => Method::GET,
            Self::ReplaceNotes => Method::PUT,
            Self::AddNote => Method::POST,
            Self::ChangeNote => Method::PATCH,
            Self::PutText => Method::PUT,
            Self::AddText => Method::POST,
            Self::GetPicture => Method::GET,
            Self::PutPicture => Method::PUT,
            Self::AddPicture => Method::POST,
            Self::PutParts => Method::PUT,
            Self::GetReport => Method::GET,
            Self::PutReport => Method::PUT,
            Self::AddReport => Method::POST,
            Self::ChangeReport => Method::PATCH,
            Self::PutFilm => Method::PUT,
            Self::AddFilm => Method::POST,
            Self::AddUnknown => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListNotes => "/notes",
            Self::ReplaceNotes => "/notes",
            Self::AddNote => "/notes",
            Self::ChangeNote => "/notes",
            Self::PutText => "/text",
            Self::AddText => "/text",
            Self::GetPicture => "/picture",
            Self::PutPicture => "/picture",
            Self::AddPicture => "/picture",
            Self::PutParts => "/parts",
            Self::GetReport => "/reports",
            Self::PutReport => "/reports",
            Self::AddReport => "/reports",
            Self::ChangeReport => "/reports",
            Self::PutFilm => "/film",
            Self::AddFilm => "/film",
            Self::AddUnknown => "/unknown",
        }
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
