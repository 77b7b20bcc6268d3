// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_measures::{
    AddMeasuresFailure, AddMeasuresRequest, AddMeasuresResponse,
};
use crate::operations::change_measures::{
    ChangeMeasuresFailure, ChangeMeasuresRequest, ChangeMeasuresResponse,
};
use crate::operations::list_days::{ListDaysFailure, ListDaysRequest, ListDaysResponse};
use crate::operations::list_measures::{
    ListMeasuresFailure, ListMeasuresRequest, ListMeasuresResponse,
};
use crate::operations::put_changes::{
    PutChangesFailure, PutChangesRequest, PutChangesResponse,
};
use crate::operations::put_days::{PutDaysFailure, PutDaysRequest, PutDaysResponse};
use crate::operations::put_log::{PutLogFailure, PutLogRequest, PutLogResponse};
use crate::operations::put_states::{
    PutStatesFailure, PutStatesRequest, PutStatesResponse,
};
use crate::operations::read_log::{ReadLogFailure, ReadLogRequest, ReadLogResponse};
use crate::operations::watch_changes::{
    WatchChangesFailure, WatchChangesRequest, WatchChangesResponse,
};
use crate::operations::watch_states::{
    WatchStatesFailure, WatchStatesRequest, WatchStatesResponse,
};
use crate::traits::Admit;

/// Values, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `listMeasures`.
    ///
    /// `GET /measures`
    fn list_measures(
        &self,
        request: ListMeasuresRequest,
    ) -> impl Future<Output = Result<ListMeasuresResponse, ListMeasuresFailure>> + Send;

    /// `addMeasures`.
    ///
    /// `POST /measures`
    fn add_measures(
        &self,
        request: AddMeasuresRequest,
    ) -> impl Future<Output = Result<AddMeasuresResponse, AddMeasuresFailure>> + Send;

    /// `changeMeasures`.
    ///
    /// `PATCH /measures`
    fn change_measures(
        &self,
        request: ChangeMeasuresRequest,
    ) -> impl Future<
        Output = Result<ChangeMeasuresResponse, ChangeMeasuresFailure>,
    > + Send;

    /// `listDays`.
    ///
    /// `GET /days`
    fn list_days(
        &self,
        request: ListDaysRequest,
    ) -> impl Future<Output = Result<ListDaysResponse, ListDaysFailure>> + Send;

    /// `putDays`.
    ///
    /// `PUT /days`
    fn put_days(
        &self,
        request: PutDaysRequest,
    ) -> impl Future<Output = Result<PutDaysResponse, PutDaysFailure>> + Send;

    /// `watchChanges`.
    ///
    /// `GET /changes`
    fn watch_changes(
        &self,
        request: WatchChangesRequest,
    ) -> impl Future<Output = Result<WatchChangesResponse, WatchChangesFailure>> + Send;

    /// `putChanges`.
    ///
    /// `PUT /changes`
    fn put_changes(
        &self,
        request: PutChangesRequest,
    ) -> impl Future<Output = Result<PutChangesResponse, PutChangesFailure>> + Send;

    /// `readLog`.
    ///
    /// `GET /log`
    fn read_log(
        &self,
        request: ReadLogRequest,
    ) -> impl Future<Output = Result<ReadLogResponse, ReadLogFailure>> + Send;

    /// `putLog`.
    ///
    /// `PUT /log`
    fn put_log(
        &self,
        request: PutLogRequest,
    ) -> impl Future<Output = Result<PutLogResponse, PutLogFailure>> + Send;

    /// `watchStates`.
    ///
    /// `GET /states`
    fn watch_states(
        &self,
        request: WatchStatesRequest,
    ) -> impl Future<Output = Result<WatchStatesResponse, WatchStatesFailure>> + Send;

    /// `putStates`.
    ///
    /// `PUT /states`
    fn put_states(
        &self,
        request: PutStatesRequest,
    ) -> impl Future<Output = Result<PutStatesResponse, PutStatesFailure>> + Send;
}
