// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_book::{AddBookFailure, AddBookRequest, AddBookResponse};
use crate::operations::get_shelf::{GetShelfFailure, GetShelfRequest, GetShelfResponse};
use crate::operations::list_books::{
    ListBooksFailure, ListBooksRequest, ListBooksResponse,
};
use crate::operations::put_list::{PutListFailure, PutListRequest, PutListResponse};
use crate::operations::put_note::{PutNoteFailure, PutNoteRequest, PutNoteResponse};
use crate::operations::put_shelf::{PutShelfFailure, PutShelfRequest, PutShelfResponse};
use crate::traits::{Admit, Reject};

/// Bodies of XML, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Reject + Send + Sync + 'static {
    /// XML alone, in both directions.
    ///
    /// `POST /books`
    fn add_book(
        &self,
        request: AddBookRequest,
    ) -> impl Future<Output = Result<AddBookResponse, AddBookFailure>> + Send;

    /// JSON or XML of the same schema.
    ///
    /// `GET /shelves/{id}`
    fn get_shelf(
        &self,
        request: GetShelfRequest,
    ) -> impl Future<Output = Result<GetShelfResponse, GetShelfFailure>> + Send;

    /// JSON, XML and a form of the same schema.
    ///
    /// `PUT /shelves/{id}`
    fn put_shelf(
        &self,
        request: PutShelfRequest,
    ) -> impl Future<Output = Result<PutShelfResponse, PutShelfFailure>> + Send;

    /// A list, and XML of a schema of its own beside JSON.
    ///
    /// `GET /lists`
    fn list_books(
        &self,
        request: ListBooksRequest,
    ) -> impl Future<Output = Result<ListBooksResponse, ListBooksFailure>> + Send;

    /// `putList`.
    ///
    /// `PUT /lists`
    fn put_list(
        &self,
        request: PutListRequest,
    ) -> impl Future<Output = Result<PutListResponse, PutListFailure>> + Send;

    /// XML of no schema is a text.
    ///
    /// `PUT /notes`
    fn put_note(
        &self,
        request: PutNoteRequest,
    ) -> impl Future<Output = Result<PutNoteResponse, PutNoteFailure>> + Send;
}
