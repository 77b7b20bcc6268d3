// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_contact::{
    AddContactFailure, AddContactRequest, AddContactResponse,
};
use crate::operations::add_plain::{AddPlainFailure, AddPlainRequest, AddPlainResponse};
use crate::operations::add_stamp::{AddStampFailure, AddStampRequest, AddStampResponse};
use crate::operations::add_vehicle::{
    AddVehicleFailure, AddVehicleRequest, AddVehicleResponse,
};
use crate::operations::put_map::{PutMapFailure, PutMapRequest, PutMapResponse};
use crate::operations::put_settings::{
    PutSettingsFailure, PutSettingsRequest, PutSettingsResponse,
};
use crate::operations::send_parcel::{
    SendParcelFailure, SendParcelRequest, SendParcelResponse,
};
use crate::traits::Admit;

/// Rules, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `addContact`.
    ///
    /// `POST /contacts`
    fn add_contact(
        &self,
        request: AddContactRequest,
    ) -> impl Future<Output = Result<AddContactResponse, AddContactFailure>> + Send;

    /// `sendParcel`.
    ///
    /// `POST /parcels`
    fn send_parcel(
        &self,
        request: SendParcelRequest,
    ) -> impl Future<Output = Result<SendParcelResponse, SendParcelFailure>> + Send;

    /// `putMap`.
    ///
    /// `PUT /maps`
    fn put_map(
        &self,
        request: PutMapRequest,
    ) -> impl Future<Output = Result<PutMapResponse, PutMapFailure>> + Send;

    /// `addVehicle`.
    ///
    /// `POST /vehicles`
    fn add_vehicle(
        &self,
        request: AddVehicleRequest,
    ) -> impl Future<Output = Result<AddVehicleResponse, AddVehicleFailure>> + Send;

    /// `putSettings`.
    ///
    /// `PUT /settings`
    fn put_settings(
        &self,
        request: PutSettingsRequest,
    ) -> impl Future<Output = Result<PutSettingsResponse, PutSettingsFailure>> + Send;

    /// `addPlain`.
    ///
    /// `POST /plain`
    fn add_plain(
        &self,
        request: AddPlainRequest,
    ) -> impl Future<Output = Result<AddPlainResponse, AddPlainFailure>> + Send;

    /// `addStamp`.
    ///
    /// `POST /stamps`
    fn add_stamp(
        &self,
        request: AddStampRequest,
    ) -> impl Future<Output = Result<AddStampResponse, AddStampFailure>> + Send;
}
