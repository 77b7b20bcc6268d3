// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// `listNotes`
    ListNotes,
    /// `replaceNotes`
    ReplaceNotes,
    /// `addNote`
    AddNote,
    /// `changeNote`
    ChangeNote,
    /// `putText`
    PutText,
    /// `addText`
    AddText,
    /// `getPicture`
    GetPicture,
    /// `putPicture`
    PutPicture,
    /// `addPicture`
    AddPicture,
    /// `getReport`
    GetReport,
    /// `putReport`
    PutReport,
    /// `addReport`
    AddReport,
    /// `changeReport`
    ChangeReport,
    /// `putFilm`
    PutFilm,
    /// `addFilm`
    AddFilm,
    /// `addUnknown`
    AddUnknown,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route(method: &Method, path: &str) -> Route {
    match Segments::<1>::of(path).as_slice() {
        ["film"] => {
            match *method {
                Method::PUT => Route::PutFilm,
                Method::POST => Route::AddFilm,
                _ => Route::MethodNotAllowed("PUT, POST"),
            }
        }
        ["notes"] => {
            match *method {
                Method::GET => Route::ListNotes,
                Method::PUT => Route::ReplaceNotes,
                Method::POST => Route::AddNote,
                Method::PATCH => Route::ChangeNote,
                _ => Route::MethodNotAllowed("GET, PUT, POST, PATCH"),
            }
        }
        ["picture"] => {
            match *method {
                Method::GET => Route::GetPicture,
                Method::PUT => Route::PutPicture,
                Method::POST => Route::AddPicture,
                _ => Route::MethodNotAllowed("GET, PUT, POST"),
            }
        }
        ["reports"] => {
            match *method {
                Method::GET => Route::GetReport,
                Method::PUT => Route::PutReport,
                Method::POST => Route::AddReport,
                Method::PATCH => Route::ChangeReport,
                _ => Route::MethodNotAllowed("GET, PUT, POST, PATCH"),
            }
        }
        ["text"] => {
            match *method {
                Method::PUT => Route::PutText,
                Method::POST => Route::AddText,
                _ => Route::MethodNotAllowed("PUT, POST"),
            }
        }
        ["unknown"] => {
            match *method {
                Method::POST => Route::AddUnknown,
                _ => Route::MethodNotAllowed("POST"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::ListNotes => Some(Operation::ListNotes),
            Self::ReplaceNotes => Some(Operation::ReplaceNotes),
            Self::AddNote => Some(Operation::AddNote),
            Self::ChangeNote => Some(Operation::ChangeNote),
            Self::PutText => Some(Operation::PutText),
            Self::AddText => Some(Operation::AddText),
            Self::GetPicture => Some(Operation::GetPicture),
            Self::PutPicture => Some(Operation::PutPicture),
            Self::AddPicture => Some(Operation::AddPicture),
            Self::GetReport => Some(Operation::GetReport),
            Self::PutReport => Some(Operation::PutReport),
            Self::AddReport => Some(Operation::AddReport),
            Self::ChangeReport => Some(Operation::ChangeReport),
            Self::PutFilm => Some(Operation::PutFilm),
            Self::AddFilm => Some(Operation::AddFilm),
            Self::AddUnknown => Some(Operation::AddUnknown),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
