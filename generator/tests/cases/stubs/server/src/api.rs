// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use http::request::Parts;

use crate::operations::add_note::{AddNoteFailure, AddNoteRequest, AddNoteResponse};
use crate::operations::count_notes::{
    CountNotesFailure, CountNotesRequest, CountNotesResponse,
};
use crate::operations::get_note::{GetNoteFailure, GetNoteRequest, GetNoteResponse};
use crate::operations::list_notes::{
    ListNotesFailure, ListNotesRequest, ListNotesResponse,
};
use crate::operations::remove_note::{
    RemoveNoteFailure, RemoveNoteRequest, RemoveNoteResponse,
};
use crate::runtime::server::rejection::Rejection;
use crate::traits::{Admit, Authenticate, Reject};

/// Notes that are not all taken yet, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Reject + Send + Sync + 'static {
    /// `listNotes`.
    ///
    /// `GET /notes`
    fn list_notes(
        &self,
        _: &Self::Caller,
        _: ListNotesRequest,
    ) -> impl Future<Output = Result<ListNotesResponse, ListNotesFailure>> + Send {
        async { Err(Rejection::NotImplemented.into()) }
    }

    /// `addNote`.
    ///
    /// `POST /notes`
    fn add_note(
        &self,
        _: &Self::Caller,
        _: &Parts,
        _: AddNoteRequest,
    ) -> impl Future<Output = Result<AddNoteResponse, AddNoteFailure>> + Send {
        async { Err(Rejection::NotImplemented.into()) }
    }

    /// `getNote`.
    ///
    /// `GET /notes/{noteId}`
    fn get_note(
        &self,
        _: &Parts,
        _: GetNoteRequest,
    ) -> impl Future<Output = Result<GetNoteResponse, GetNoteFailure>> + Send {
        async { Err(Rejection::NotImplemented.into()) }
    }

    /// `removeNote`.
    ///
    /// `DELETE /notes/{noteId}`
    fn remove_note(
        &self,
        _: Option<&Self::Caller>,
        _: &Parts,
        _: RemoveNoteRequest,
    ) -> impl Future<Output = Result<RemoveNoteResponse, RemoveNoteFailure>> + Send {
        async { Err(Rejection::NotImplemented.into()) }
    }

    /// `countNotes`.
    ///
    /// `HEAD /count`
    fn count_notes(
        &self,
        _: CountNotesRequest,
    ) -> impl Future<Output = Result<CountNotesResponse, CountNotesFailure>> + Send {
        async { Err(Rejection::NotImplemented.into()) }
    }
}
