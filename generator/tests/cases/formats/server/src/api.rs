// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_reading::{
    AddReadingFailure, AddReadingRequest, AddReadingResponse,
};
use crate::operations::list_readings::{
    ListReadingsFailure, ListReadingsRequest, ListReadingsResponse,
};
use crate::operations::list_sensors::{
    ListSensorsFailure, ListSensorsRequest, ListSensorsResponse,
};
use crate::operations::put_sensors::{
    PutSensorsFailure, PutSensorsRequest, PutSensorsResponse,
};
use crate::traits::Admit;

/// Readings, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `listReadings`.
    ///
    /// `GET /sensors/{sensor}/readings/{day}`
    fn list_readings(
        &self,
        request: ListReadingsRequest,
    ) -> impl Future<Output = Result<ListReadingsResponse, ListReadingsFailure>> + Send;

    /// `listSensors`.
    ///
    /// `GET /sensors`
    fn list_sensors(
        &self,
        request: ListSensorsRequest,
    ) -> impl Future<Output = Result<ListSensorsResponse, ListSensorsFailure>> + Send;

    /// `putSensors`.
    ///
    /// `PUT /sensors`
    fn put_sensors(
        &self,
        request: PutSensorsRequest,
    ) -> impl Future<Output = Result<PutSensorsResponse, PutSensorsFailure>> + Send;

    /// `addReading`.
    ///
    /// `POST /readings`
    fn add_reading(
        &self,
        request: AddReadingRequest,
    ) -> impl Future<Output = Result<AddReadingResponse, AddReadingFailure>> + Send;
}
