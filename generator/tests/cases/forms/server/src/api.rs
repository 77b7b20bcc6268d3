// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_note::{AddNoteFailure, AddNoteRequest, AddNoteResponse};
use crate::operations::add_open::{AddOpenFailure, AddOpenRequest, AddOpenResponse};
use crate::operations::add_order::{AddOrderFailure, AddOrderRequest, AddOrderResponse};
use crate::operations::add_photo::{AddPhotoFailure, AddPhotoRequest, AddPhotoResponse};
use crate::operations::change_order::{
    ChangeOrderFailure, ChangeOrderRequest, ChangeOrderResponse,
};
use crate::operations::change_photo::{
    ChangePhotoFailure, ChangePhotoRequest, ChangePhotoResponse,
};
use crate::operations::put_note::{PutNoteFailure, PutNoteRequest, PutNoteResponse};
use crate::operations::put_open::{PutOpenFailure, PutOpenRequest, PutOpenResponse};
use crate::operations::put_order::{PutOrderFailure, PutOrderRequest, PutOrderResponse};
use crate::operations::put_photo::{PutPhotoFailure, PutPhotoRequest, PutPhotoResponse};
use crate::operations::search::{SearchFailure, SearchRequest, SearchResponse};
use crate::traits::Admit;

/// Forms, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `putOrder`.
    ///
    /// `PUT /orders`
    fn put_order(
        &self,
        request: PutOrderRequest,
    ) -> impl Future<Output = Result<PutOrderResponse, PutOrderFailure>> + Send;

    /// `addOrder`.
    ///
    /// `POST /orders`
    fn add_order(
        &self,
        request: AddOrderRequest,
    ) -> impl Future<Output = Result<AddOrderResponse, AddOrderFailure>> + Send;

    /// `changeOrder`.
    ///
    /// `PATCH /orders`
    fn change_order(
        &self,
        request: ChangeOrderRequest,
    ) -> impl Future<Output = Result<ChangeOrderResponse, ChangeOrderFailure>> + Send;

    /// Either by a number or by a text, with any other fields.
    ///
    /// `POST /search`
    fn search(
        &self,
        request: SearchRequest,
    ) -> impl Future<Output = Result<SearchResponse, SearchFailure>> + Send;

    /// `putPhoto`.
    ///
    /// `PUT /photos`
    fn put_photo(
        &self,
        request: PutPhotoRequest,
    ) -> impl Future<Output = Result<PutPhotoResponse, PutPhotoFailure>> + Send;

    /// `addPhoto`.
    ///
    /// `POST /photos`
    fn add_photo(
        &self,
        request: AddPhotoRequest,
    ) -> impl Future<Output = Result<AddPhotoResponse, AddPhotoFailure>> + Send;

    /// `changePhoto`.
    ///
    /// `PATCH /photos`
    fn change_photo(
        &self,
        request: ChangePhotoRequest,
    ) -> impl Future<Output = Result<ChangePhotoResponse, ChangePhotoFailure>> + Send;

    /// `putNote`.
    ///
    /// `PUT /notes`
    fn put_note(
        &self,
        request: PutNoteRequest,
    ) -> impl Future<Output = Result<PutNoteResponse, PutNoteFailure>> + Send;

    /// `addNote`.
    ///
    /// `POST /notes`
    fn add_note(
        &self,
        request: AddNoteRequest,
    ) -> impl Future<Output = Result<AddNoteResponse, AddNoteFailure>> + Send;

    /// Additional fields that are lists.
    ///
    /// `PUT /open`
    fn put_open(
        &self,
        request: PutOpenRequest,
    ) -> impl Future<Output = Result<PutOpenResponse, PutOpenFailure>> + Send;

    /// Additional fields of any type.
    ///
    /// `POST /open`
    fn add_open(
        &self,
        request: AddOpenRequest,
    ) -> impl Future<Output = Result<AddOpenResponse, AddOpenFailure>> + Send;
}
