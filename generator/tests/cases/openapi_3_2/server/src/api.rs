// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_note::{AddNoteFailure, AddNoteRequest, AddNoteResponse};
use crate::operations::find_pets::{FindPetsFailure, FindPetsRequest, FindPetsResponse};
use crate::operations::get_pet::{GetPetFailure, GetPetRequest, GetPetResponse};
use crate::operations::link_pet::{LinkPetFailure, LinkPetRequest, LinkPetResponse};
use crate::operations::query_form::{
    QueryFormFailure, QueryFormRequest, QueryFormResponse,
};
use crate::operations::query_json::{
    QueryJsonFailure, QueryJsonRequest, QueryJsonResponse,
};
use crate::operations::query_text::{
    QueryTextFailure, QueryTextRequest, QueryTextResponse,
};
use crate::operations::send_changes::{
    SendChangesFailure, SendChangesRequest, SendChangesResponse,
};
use crate::operations::send_cookie::{
    SendCookieFailure, SendCookieRequest, SendCookieResponse,
};
use crate::operations::unlink_pets_by_id::{
    UnlinkPetsByIdFailure, UnlinkPetsByIdRequest, UnlinkPetsByIdResponse,
};
use crate::operations::watch_events::{
    WatchEventsFailure, WatchEventsRequest, WatchEventsResponse,
};
use crate::operations::watch_pets::{
    WatchPetsFailure, WatchPetsRequest, WatchPetsResponse,
};
use crate::operations::watch_positions::{
    WatchPositionsFailure, WatchPositionsRequest, WatchPositionsResponse,
};
use crate::traits::{Admit, Authenticate};

/// OpenAPI 3.2, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Send + Sync + 'static {
    /// `findPets`.
    ///
    /// `QUERY /pets`
    fn find_pets(
        &self,
        caller: &Self::Caller,
        request: FindPetsRequest,
    ) -> impl Future<Output = Result<FindPetsResponse, FindPetsFailure>> + Send;

    /// `watchPets`.
    ///
    /// `GET /pets/changes`
    fn watch_pets(
        &self,
        caller: &Self::Caller,
        request: WatchPetsRequest,
    ) -> impl Future<Output = Result<WatchPetsResponse, WatchPetsFailure>> + Send;

    /// `sendChanges`.
    ///
    /// `POST /pets/changes`
    fn send_changes(
        &self,
        caller: &Self::Caller,
        request: SendChangesRequest,
    ) -> impl Future<Output = Result<SendChangesResponse, SendChangesFailure>> + Send;

    /// `watchEvents`.
    ///
    /// `GET /events`
    fn watch_events(
        &self,
        caller: &Self::Caller,
        request: WatchEventsRequest,
    ) -> impl Future<Output = Result<WatchEventsResponse, WatchEventsFailure>> + Send;

    /// `sendCookie`.
    ///
    /// `GET /cookies`
    fn send_cookie(
        &self,
        caller: &Self::Caller,
        request: SendCookieRequest,
    ) -> impl Future<Output = Result<SendCookieResponse, SendCookieFailure>> + Send;

    /// `addNote`.
    ///
    /// `POST /notes`
    fn add_note(
        &self,
        caller: &Self::Caller,
        request: AddNoteRequest,
    ) -> impl Future<Output = Result<AddNoteResponse, AddNoteFailure>> + Send;

    /// `watchPositions`.
    ///
    /// `GET /positions`
    fn watch_positions(
        &self,
        caller: &Self::Caller,
        request: WatchPositionsRequest,
    ) -> impl Future<
        Output = Result<WatchPositionsResponse, WatchPositionsFailure>,
    > + Send;

    /// `queryForm`.
    ///
    /// `GET /queries`
    fn query_form(
        &self,
        caller: &Self::Caller,
        request: QueryFormRequest,
    ) -> impl Future<Output = Result<QueryFormResponse, QueryFormFailure>> + Send;

    /// `queryJson`.
    ///
    /// `PUT /queries`
    fn query_json(
        &self,
        caller: &Self::Caller,
        request: QueryJsonRequest,
    ) -> impl Future<Output = Result<QueryJsonResponse, QueryJsonFailure>> + Send;

    /// `queryText`.
    ///
    /// `POST /queries`
    fn query_text(
        &self,
        caller: &Self::Caller,
        request: QueryTextRequest,
    ) -> impl Future<Output = Result<QueryTextResponse, QueryTextFailure>> + Send;

    /// `getPet`.
    ///
    /// `GET /pets/{id}`
    fn get_pet(
        &self,
        caller: &Self::Caller,
        request: GetPetRequest,
    ) -> impl Future<Output = Result<GetPetResponse, GetPetFailure>> + Send;

    /// `linkPet`.
    ///
    /// `LINK /pets/{id}`
    fn link_pet(
        &self,
        caller: &Self::Caller,
        request: LinkPetRequest,
    ) -> impl Future<Output = Result<LinkPetResponse, LinkPetFailure>> + Send;

    /// `unlink_pets_by_id`.
    ///
    /// `unlink /pets/{id}`
    fn unlink_pets_by_id(
        &self,
        caller: &Self::Caller,
        request: UnlinkPetsByIdRequest,
    ) -> impl Future<
        Output = Result<UnlinkPetsByIdResponse, UnlinkPetsByIdFailure>,
    > + Send;
}
