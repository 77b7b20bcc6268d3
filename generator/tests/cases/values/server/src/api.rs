// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::list_days::{ListDaysFailure, ListDaysRequest, ListDaysResponse};
use crate::operations::list_measures::{
    ListMeasuresFailure, ListMeasuresRequest, ListMeasuresResponse,
};
use crate::operations::read_log::{ReadLogFailure, ReadLogRequest, ReadLogResponse};
use crate::operations::watch_changes::{
    WatchChangesFailure, WatchChangesRequest, WatchChangesResponse,
};
use crate::operations::watch_states::{
    WatchStatesFailure, WatchStatesRequest, WatchStatesResponse,
};

/// Values, version 1.0.0: the operations to implement.
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

    /// `listDays`.
    ///
    /// `GET /days`
    fn list_days(
        &self,
        request: ListDaysRequest,
    ) -> impl Future<Output = Result<ListDaysResponse, ListDaysFailure>> + Send;

    /// `watchChanges`.
    ///
    /// `GET /changes`
    fn watch_changes(
        &self,
        request: WatchChangesRequest,
    ) -> impl Future<Output = Result<WatchChangesResponse, WatchChangesFailure>> + Send;

    /// `readLog`.
    ///
    /// `GET /log`
    fn read_log(
        &self,
        request: ReadLogRequest,
    ) -> impl Future<Output = Result<ReadLogResponse, ReadLogFailure>> + Send;

    /// `watchStates`.
    ///
    /// `GET /states`
    fn watch_states(
        &self,
        request: WatchStatesRequest,
    ) -> impl Future<Output = Result<WatchStatesResponse, WatchStatesFailure>> + Send;
}
